// bridge PickerDelegate
protocol ClosingDelegate: AnyObject {
    func didCancel()
}

protocol PickerDelegate: ClosingDelegate {
    func didPick(_ numbers: [Int], named name: String)
}
