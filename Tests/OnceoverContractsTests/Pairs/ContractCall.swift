import OnceoverContracts

/// How a row's function is called, in Swift.
struct ContractCall {
    let row: ContractRow
    let name: APIName

    init(_ row: ContractRow, _ name: APIName) { (self.row, self.name) = (row, name) }

    var isInitializer: Bool { name.base == name.type?.split(separator: ".").last.map(String.init) }

    /// The type that the function belongs to, as a parameter's.
    var type: String { name.type ?? "Harbour" }

    /// What stands before the call, so that its arguments are what the row asks for.
    var preparation: [String] {
        (row.when ?? [:]).sorted { $0.key < $1.key }.flatMap { key, literal -> [String] in
            if case .result(let function) = literal, key != "self" {
                return ["let \(key) = try! \(function.type ?? "")().\(function.base)(given)"]
            }
            if key == "self" || row.property != nil { return [] }
            let path = key.split(separator: ".")
            guard path.count == 2 else { return [] }
            return ["let \(path[0]) = Options()", "\(path[0]).\(path[1]) = \(Self.text(literal))"]
        }
    }

    /// - Parameter closure: with its braces, for the argument that the row means.
    func text(_ closure: String) -> String { text(closures: [closureLabel ?? "": closure]) }

    /// A call without a closure, or the property.
    var plainText: String { row.property == nil ? text(closures: [:]) : "\(owner).\(name.base)" }

    /// What has the property: what a function has made, if the row asks for that.
    var owner: String {
        if case .result(let function)? = row.when?["self"] { "given.\(function.base)()" } else { "subject" }
    }

    /// - Parameter closures: by the labels of their arguments; that behind the parentheses has none.
    func text(closures: [String: String]) -> String {
        guard let labels = name.labels else {
            let given =
                conditionLabels.map { "\($0): \(value($0))" }
                + closures.filter { !$0.key.isEmpty }.map { "\($0.key): \($0.value)" }
            return head + (given.isEmpty && closures[""] != nil ? "" : "(\(given.joined(separator: ", ")))")
                + (closures[""].map { " " + $0 } ?? "")
        }
        let arguments = labels.enumerated().map { number, label in
            let closure = label.flatMap { closures[$0] } ?? (number == labels.count - 1 ? closures[""] : nil)
            return (label.map { $0 + ": " } ?? "") + (closure ?? value(label ?? ""))
        }
        return "\(head)(\(arguments.joined(separator: ", ")))"
    }

    /// The label of the closure that the row means: the last one where it does not say.
    private var closureLabel: String? { row.argument ?? name.labels?.last ?? nil }

    private var head: String {
        if isInitializer { return type }
        guard name.type != nil else { return name.base }
        // The type is seen where it is written.
        return (row.isTyped == true ? type : "subject") + "." + name.base
    }

    private var conditionLabels: [String] {
        Set((row.when ?? [:]).keys.compactMap { $0.split(separator: ".").first.map(String.init) }).sorted()
    }

    private func value(_ label: String) -> String {
        guard let literal = row.when?[label] else {
            return preparation.isEmpty ? "given" : conditionLabels.contains(label) ? label : "given"
        }
        if case .result = literal { return label }
        return Self.text(literal)
    }

    private static func text(_ literal: ContractRow.Literal) -> String {
        switch literal {
        case .boolean(let value): "\(value)"
        case .member(let name): "." + name
        case .anyMember: ".height"
        case .nothing: "nil"
        case .text("resource:"): "\"Harbour\""
        case .text(let start): "\"\(start)//harbour.example/quay\""
        case .result: "given"
        }
    }
}
