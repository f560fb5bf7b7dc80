import OnceoverAnalysis

extension RulePage {
    package static let missingDelegateExit = RulePage(
        id: "missing-delegate-exit",
        family: .leak,
        summary: "a delegate bridge handles success but not the failure or cancel callback that its contract lists",
        flags: """
            A type conforms to a delegate protocol and holds a continuation, a handler or a promise. It answers in one
            of the callbacks that end the interaction, but not in another one. That other callback is missing, or its
            body does not use what is stored.

            - If a callback answers on some of its paths only, the finding is an `unresumed-path`.
            - Some callbacks end the interaction only at times. A lost connection, for example, ends it while a
              connection is being made. You need not answer there. But if you answer when such a callback comes with an
              error, you must also answer when it comes without one.
            - Some callbacks end the interaction with a last state. If you answer `.authorized`, you must also answer
              `.denied` when you ask for it.

            A table lists which callbacks end an interaction. You can add your own rows in `.onceover.yml`.
            """,
        why: """
            Most callbacks of a delegate are optional, so the compiler does not tell you which ones are missing. The
            user cancels, the device is out of range, or the mail is not sent. The framework then calls a method that
            does not exist, and the task that awaits the answer waits forever.
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
            Answer in each callback that ends the interaction:

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
            The rule does not combine the callbacks of a type that is spread over several files. A callback counts as
            answering if it mentions the property, or calls a method that does. It also counts as answering if it calls
            a function that Onceover does not know.
            """
    )
}
