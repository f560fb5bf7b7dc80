import Onceover

extension Picker: PickerDelegate {
    func didPick(_ number: Int) { choice.resume(returning: number) }
}
