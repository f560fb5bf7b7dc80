/// A set of abstract values in which any two have a least upper bound.
///
/// Laws, which every conforming type's tests check: `join` is associative, commutative and idempotent, and `bottom` is
/// its identity. A chain of strictly growing joins must be finite, or the solver does not stop.
package protocol JoinSemilattice: Equatable {
    static var bottom: Self { get }
    func join(_ other: Self) -> Self
}

extension Bool: JoinSemilattice {
    package static var bottom: Bool { false }
    package func join(_ other: Bool) -> Bool { self || other }
}
