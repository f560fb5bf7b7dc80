import OnceoverContracts

extension ContractRow {
    /// What the row is about, as it says.
    var subjectName: String { function ?? property ?? delegate ?? "" }

    /// Two uses for each thing that the row says.
    func pairs() -> [ContractPair] {
        if let delegate { return DelegatePairs(row: self, delegate: delegate).all() }
        guard let name = APIName(subjectName) else { return [] }
        let call = ContractCall(self, name)
        return CallbackPairs(self, call).all() + ValuePairs(row: self, call: call).all()
    }
}

extension CallbackPairs {
    init(_ row: ContractRow, _ call: ContractCall) {
        let isProperty = row.property != nil
        self.init(row: row, type: call.type, preparation: call.preparation) { closure in
            if isProperty {
                let start =
                    row.startedBy.map { ["do { try subject.\($0)() } catch { continuation.resume(returning: 0) }"] }
                    ?? []
                return ["subject.\(call.name.base) = \(closure)"] + start
            }
            guard let start = row.startedBy else { return [call.text(closure)] }
            // What makes the source is given to who runs it, or starts it itself.
            let isOwn = !call.isInitializer || row.refused != nil
            return ["let source = \(call.text(closure))", isOwn ? "source.\(start)()" : "given.\(start)(source)"]
        }
    }
}
