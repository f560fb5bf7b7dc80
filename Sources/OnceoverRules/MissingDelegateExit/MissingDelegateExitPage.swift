import OnceoverAnalysis

extension RulePage {
    package static let missingDelegateExit = RulePage(
        id: "missing-delegate-exit",
        family: .leak,
        summary: "a delegate bridge handles success but not the failure or cancel callback that its contract lists",
        flags: """
            A type that conforms to a delegate protocol, holds a continuation, a handler or a promise and discharges it
            in one of the callbacks by which the interaction ends, but not in another: that one is not implemented, or
            its body does not get at what is stored. A path through a callback that does discharge on others is an
            `unresumed-path`. Some callbacks end it now and then only, as a lost connection does while one is being made:
            nobody must answer there, but who does so where it comes with an error must do so where it comes without
            one. Others end it where they tell a last state: who answers `.authorized` must answer where he asks for
            `.denied`. Which callbacks end what is a table; your own rows go into `.onceover.yml`.
            """,
        why: """
            Most callbacks of a delegate are optional, so nothing reminds of those that are missing. The user cancels,
            the device is out of range, the mail is not sent: the framework calls a method that is not there, and the
            task that waits for the answer waits for ever.
            """,
        example: """
            ```swift
            final class Chooser: NSObject, CNContactPickerDelegate {  // no `contactPickerDidCancel(_:)`
                private var waiting: CheckedContinuation<CNContact?, Never>?

                func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
                    waiting?.resume(returning: contact)
                    waiting = nil
                }
            }
            ```
            """,
        fix: """
            Discharge at each end:

            ```swift
            final class Chooser: NSObject, CNContactPickerDelegate {
                private var waiting: CheckedContinuation<CNContact?, Never>?

                func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
                    waiting?.resume(returning: contact)
                    waiting = nil
                }

                func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
                    waiting?.resume(returning: nil)
                    waiting = nil
                }
            }
            ```
            """,
        limits: """
            Callbacks of one type in several files are not put together. A callback counts as answering if it mentions
            the property, or calls a method that does; one that calls what nobody knows is given the benefit of the
            doubt.
            """
    )
}
