import OnceoverContracts

extension Deliveries {
    /// Nil if the contract does not say what the closure is given.
    init?(_ contract: CallbackContract) {
        if contract.gives.isEmpty { return nil }
        for way in contract.gives { insert(Delivery(values: way.map(Delivery.Value.init))) }
    }
}

extension Delivery.Value {
    fileprivate init(_ given: ContractRow.Given) {
        switch given {
        case .nothing: self = .known(.isNil(true))
        case .value, .member: self = .known(.isNil(false))
        case .boolean(let value): self = .known(.boolean(value))
        case .any: self = .unknown
        }
    }
}
