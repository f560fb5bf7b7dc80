/// The text of `onceover bridge --help` below its first line.
enum BridgeHelp {
    static let discussion = """
        Prints a class that conforms to the protocol. Calls wait in it for the callback that answers them; a callback \
        with an error as its last parameter throws, one that says "cancel" answers with nil, or with an error where \
        there is no value. Callbacks that by their names come more than once go to an AsyncStream.

        EXAMPLES
          onceover bridge ScannerDelegate Sources --output Sources/App/ScannerDelegateBridge.swift
          onceover bridge ScannerDelegate --event didFind      each code is an event, not the answer

        EXIT STATUS
          0  the bridge was written
          1  the protocol has no bridge; standard error says why
          2  wrong usage, a path that is missing, or a file that could not be written
        """
}
