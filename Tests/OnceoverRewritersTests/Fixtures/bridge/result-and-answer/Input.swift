// bridge QuestionDelegate
protocol QuestionDelegate: AnyObject {
    func mayProceed(_ step: Int) -> Bool
    func didEnd()
}
