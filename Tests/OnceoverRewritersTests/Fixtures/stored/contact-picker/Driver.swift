@main
@MainActor
struct Driver {
    static let controller = ContactsViewController()

    static func main() async {
        print("once")
        await choose { $0.delegate?.contactPicker($0, didSelect: CNContact(name: "ada")) }
        print("twice")
        await choose {
            $0.delegate?.contactPicker($0, didSelect: CNContact(name: "grace"))
            $0.delegate?.contactPicker($0, didSelect: CNContact(name: "grace again"))
        }
        print("never, then a second call")
        await choose { _ in }
        await choose { $0.delegate?.contactPicker($0, didSelect: CNContact(name: "edsger")) }
        print("cancelled")
        await choose { $0.delegate?.contactPickerDidCancel($0) }
        print("and again")
        await choose { $0.delegate?.contactPicker($0, didSelect: CNContact(name: "barbara")) }
    }

    static func choose(_ choose: (CNContactPickerViewController) -> Void) async {
        controller.choose()
        await settle()
        if let picker = CNContactPickerViewController.shown.popLast() { choose(picker) }
        await settle()
    }

    static func settle() async { try? await Task.sleep(for: .milliseconds(20)) }
}
