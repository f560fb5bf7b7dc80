import Bridge
import CallbackAPI
import Foundation

/// Invites people: pick after pick, until the user cancels or the time is over.
@main
struct ContactPickerApp {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        guard let url = arguments.first.flatMap(URL.init), url.host != nil, arguments.count <= 2 else {
            fail("usage: contact-picker URL-OF-A-CARDDAV-ADDRESS-BOOK [SECONDS]", status: 2)
        }
        do {
            let inviting = Task { try await invite(from: AddressBook(url: url)) }
            if let seconds = arguments.dropFirst().first.flatMap(Double.init) { close(inviting, after: seconds) }
            try await inviting.value
        } catch is CancellationError {
            print("The time is over.")
        } catch {
            fail("\(error)", status: 1)
        }
    }

    @MainActor
    private static func invite(from book: AddressBook) async throws {
        let contacts = try await book.contacts()
        print("\(contacts.count) contacts in \(book.url)")
        let picker = ContactPicker()
        var invited = 0
        while let contact = try await picker.pickContact(from: contacts) {
            invited += 1
            print("Invited: \(contact.name)" + (contact.email.map { " <\($0)>" } ?? ", who has no e-mail address"))
        }
        print("Cancelled, with \(invited) invited.")
    }

    private static func close(_ inviting: Task<Void, any Error>, after seconds: Double) {
        Task {
            try await Task.sleep(for: .seconds(seconds))
            inviting.cancel()
        }
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("contact-picker: \(message)\n".utf8))
        exit(status)
    }
}
