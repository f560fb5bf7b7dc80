import SwiftSyntax

/// The obligations that a variable holds, by its type.
extension StoredPropertyFinder {
    func properties(at place: Place) -> [StoredProperty] {
        // What is made without generic arguments is of a type by its name, and must be one that holds something.
        if case .constructed(let type) = place.member.type, type.arguments == nil, holders.isEmpty { return [] }
        return properties(of: place.member.type.syntax, at: place)
    }

    private func properties(of type: TypeSyntax, at place: Place) -> [StoredProperty] {
        guard place.depth < 4 else { return [] }
        let shape = HandlerShape(type, aliases: aliases)
        if shape != .other {
            return [place.property(shape, isClearable: place.member.isVariable && shape.isOptional)]
        }
        if let optional = type.as(OptionalTypeSyntax.self) {
            return properties(ofOptional: optional.wrappedType, at: place)
        }
        if let element = elementType(of: type) {
            return properties(ofElements: listed(in: element) ?? element, at: place)
        }
        if let guarded = guardedType(of: type) { return properties(of: guarded, at: place.guarded) }
        return properties(ofNamed: type, at: place)
    }

    /// `(id: Int, continuation: CheckedContinuation<Int, Never>)?`, or a value that carries one.
    private func properties(ofOptional type: TypeSyntax, at place: Place) -> [StoredProperty] {
        if let tuple = type.as(TupleTypeSyntax.self) {
            let (shape, label) = elementShape(of: type)
            guard tuple.elements.count > 1, shape != .other else { return [] }
            return [place.property(shape, carrier: .part(label: label, isWhole: true))]
        }
        guard let carrier = declared(type, at: place), types[carrier]?.isReference == false else { return [] }
        return carried(by: carrier, as: .single, at: place)
    }

    /// A type of the file is what it is, whatever its name: `Handler` may be a class.
    private func properties(ofElements type: TypeSyntax, at place: Place) -> [StoredProperty] {
        if let carrier = declared(type, at: place) { return carried(by: carrier, as: .collection, at: place) }
        let (shape, label) = elementShape(of: type)
        let carrier = type.is(TupleTypeSyntax.self) ? StoredProperty.Carrier.part(label: label, isWhole: false) : .none
        return shape == .other ? [] : [place.property(shape, .collection, carrier: carrier)]
    }

    /// The obligation of a value that carries one. With a handler in it, another file may do anything.
    private func carried(
        by carrier: String, as container: StoredProperty.Container, at place: Place
    ) -> [StoredProperty] {
        guard place.member.isVariable, let constant = elements[carrier],
            place.member.isPrivate || !constant.shape.isHandler
        else { return [] }
        return [place.property(constant.shape, container, carrier: .value(member: constant.name))]
    }

    private func properties(ofNamed type: TypeSyntax, at place: Place) -> [StoredProperty] {
        guard let name = type.as(IdentifierTypeSyntax.self)?.name.text,
            let members = members(of: name, seenFrom: place.typeName)
        else {
            return []
        }
        return members.payloads.compactMap { property(of: $0, at: place) }
            + members.variables.flatMap { properties(at: place.inside($0)) }
    }

    private func property(of payload: StoredMembers.Payload, at place: Place) -> StoredProperty? {
        let single = HandlerShape(payload.type, aliases: aliases)
        let shape = single == .other ? listedContinuation(in: payload.type) : single
        guard shape != .other else { return nil }
        return place.property(
            shape, .payload(caseName: payload.caseName, index: payload.index), carrier: single == .other ? .list : .none
        )
    }
}
