import OnceoverSignatures
import OnceoverSymbols

/// A stored handler that its call uses up: a method that calls it takes it out. So it waits for one thing, whatever it is
/// called: `chosen?(image); chosen = nil`.
struct SpentHandler {
    let property: StoredProperty
    let context: FileContext

    /// Whether it may be one, as far as is seen without laying a method out.
    var mayBe: Bool {
        guard property.shape.isHandler, property.isClearable, property.container == .single,
            case .here = property.declared, let name = property.path.last
        else { return false }
        return !HandlerName.isEvent(name) && !HandlerName.hearsOfEach(name)
            && context.file.words.contains(name + " = nil")
    }

    func isSpent(by methods: [Int]) -> Bool { context.slots.isTakenOut(property, by: methods) }
}
