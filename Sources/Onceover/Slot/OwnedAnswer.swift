/// What a call waits with, owned by that call and counted by hand.
///
/// Between an atomic word and a strong reference the compiler counts up and down again, and each count is an atomic step
/// as dear as those that a call is made of.
@usableFromInline
@frozen
struct OwnedAnswer<Answer: AnyObject>: ~Copyable {
    @usableFromInline var reference: Unmanaged<Answer>

    /// Owns what `reference` has counted.
    @inlinable
    init(_ reference: Unmanaged<Answer>) { self.reference = reference }

    @inlinable
    deinit { reference.release() }

    /// Leaves the count to the caller.
    @inlinable
    consuming func giveUp() -> Unmanaged<Answer> {
        let reference = reference
        discard self
        return reference
    }

    /// Whether nobody else holds it. An unmanaged reference is laid out as a strong one.
    @inlinable var isUnique: Bool {
        mutating get {
            withUnsafeMutablePointer(to: &reference) {
                $0.withMemoryRebound(to: Answer.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
            }
        }
    }
}
