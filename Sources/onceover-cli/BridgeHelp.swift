/// The text of `onceover bridge --help` below its first line.
enum BridgeHelp {
    static let discussion = """
        Prints a class that conforms to the protocol. Calls wait in it for the callback that answers them; a callback \
        with an error among its parameters throws, one that says "cancel" answers with nil, or with an error where \
        there is no value. Callbacks that come more than once go to an AsyncStream. One that has to be given an answer, \
        through a handler or as a result, is answered by a closure that the bridge is made with.

        The protocol is one of the project, or one of a framework that the contract table declares. What a callback \
        means is said by the contracts, and else guessed by its name.

        EXAMPLES
          onceover bridge ScannerDelegate Sources --output Sources/App/ScannerDelegateBridge.swift
          onceover bridge ScannerDelegate --event didFind      each code is an event, not the answer
          onceover bridge CNContactPickerDelegate              a framework's protocol
          onceover bridge --list                               those that are known

        EXIT STATUS
          0  the bridge was written
          1  the protocol has no bridge; standard error says why
          2  wrong usage, a path that is missing, or a file that could not be written
        """
}
