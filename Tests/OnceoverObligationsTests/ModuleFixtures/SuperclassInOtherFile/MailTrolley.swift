final class MailTrolley: Trolley {
    /// Nobody calls it.
    override func wipe(completion: @escaping () -> Void) {  // want "unresumed-path: `completion` is never called"
        super.wipe(completion: completion)
    }
}
