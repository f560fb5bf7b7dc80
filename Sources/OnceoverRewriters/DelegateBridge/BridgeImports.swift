/// What stands in front of a bridge, and behind it.
struct BridgeImports {
    private let modules: [String]
    private let isInFoundation: Bool
    private let needsFoundation: Bool
    private let needsRuntime: Bool
    /// Of the files that declare the protocol.
    private let own: [String]

    init(of bridge: DelegateBridge) {
        let known = bridge.delegate.known?.modules ?? []
        // What Apple has in Foundation, other platforms may have in a module of its own.
        isInFoundation = known.contains { $0.hasPrefix("Foundation") }
        modules = known.filter { $0 != "Foundation" }
        needsFoundation = bridge.delegate.inheritsNSObject || bridge.delegate.known != nil
        needsRuntime = bridge.hasWait
        own = bridge.delegate.imports
    }

    /// Ends with an empty line, if there is anything.
    var opening: String {
        let always = (needsFoundation ? ["Foundation"] : []) + (needsRuntime ? ["Onceover"] : [])
        if modules.isEmpty, !own.isEmpty {
            let imports = Set(own + always.map { "import \($0)" })
            return imports.sorted { ($0.hasPrefix("#") ? 1 : 0, $0) < ($1.hasPrefix("#") ? 1 : 0, $1) }
                .map { $0 + "\n" }.joined()
        }
        if modules.isEmpty || isInFoundation {
            return (always + modules.map { "#if canImport(\($0))\n    import \($0)\n#endif" })
                .map { $0.hasPrefix("#") ? "\n\($0)\n" : "import \($0)\n" }.joined()
        }
        return "#if canImport(\(modules.joined(separator: ") && canImport(")))\n"
            + (always + modules).sorted().map { "import \($0)\n" }.joined()
    }

    var closing: String { modules.isEmpty || isInFoundation ? "" : "#endif\n" }
}
