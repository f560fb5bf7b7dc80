/// What a classifier takes an image for.
package struct Classification: Hashable, Sendable, CustomStringConvertible {
    package let label: String
    /// From 0 to 1.
    package let probability: Double

    package var description: String { "\(label) (\(Int((100 * probability).rounded())) %)" }
}
