// bridge QuestionDelegate
protocol QuestionDelegate: AnyObject {
    func mayProceed(_ step: Int) -> Bool  // want "`mayProceed` has to give an answer itself"
    func didEnd()
}
