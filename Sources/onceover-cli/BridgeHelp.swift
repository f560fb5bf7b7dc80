/// The text of `onceover bridge --help` below its first line.
enum BridgeHelp {
    static let discussion = """
        Prints a class that conforms to the protocol. Async calls wait in it for a callback. A callback with an error \
        among its parameters throws the error. A callback that says "cancel" answers with nil, or throws if there is no \
        value. A callback that comes more than once is an element of an AsyncStream. If a callback needs an answer, \
        through a handler or as its result, you pass a closure for it when you make the bridge.

        The project declares the protocol, or the contract table declares it for a framework. The contracts say what a \
        callback means. If there is no contract, its name says it.

        EXAMPLES
          onceover bridge ScannerDelegate Sources --output Sources/App/ScannerDelegateBridge.swift
          onceover bridge ScannerDelegate --event didFind      each code is an event, not an answer
          onceover bridge CNContactPickerDelegate              a framework's protocol
          onceover bridge --list                               the known protocols

        EXIT STATUS
          0  the bridge was written
          1  the protocol has no bridge; standard error says why
          2  wrong usage, a missing path, or a file that could not be written
        """
}
