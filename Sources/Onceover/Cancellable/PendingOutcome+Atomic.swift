import Synchronization

/// As its pointer, so that one can be kept, or none, in an atomic word.
extension PendingOutcome: AtomicRepresentable, AtomicOptionalRepresentable {
    @usableFromInline typealias Pointer = UnsafeMutablePointer<Record>
    @usableFromInline typealias AtomicRepresentation = Pointer.AtomicRepresentation
    @usableFromInline typealias AtomicOptionalRepresentation = Pointer.AtomicOptionalRepresentation

    @inlinable
    static func encodeAtomicRepresentation(_ pending: consuming Self) -> AtomicRepresentation {
        Pointer.encodeAtomicRepresentation(pending.record)
    }

    @inlinable
    static func decodeAtomicRepresentation(_ word: consuming AtomicRepresentation) -> Self {
        Self(Pointer.decodeAtomicRepresentation(word))
    }

    @inlinable
    static func encodeAtomicOptionalRepresentation(_ pending: consuming Self?) -> AtomicOptionalRepresentation {
        Pointer.encodeAtomicOptionalRepresentation(pending?.record)
    }

    @inlinable
    static func decodeAtomicOptionalRepresentation(_ word: consuming AtomicOptionalRepresentation) -> Self? {
        Pointer.decodeAtomicOptionalRepresentation(word).map { Self($0) }
    }
}
