/// How many obligations were proved, violated or left unknown. Silence never means unknown: all three are counted.
package struct VerdictCounts: Hashable, Sendable {
    package var proved = 0
    package var violated = 0
    package var unknown = 0

    package init(proved: Int = 0, violated: Int = 0, unknown: Int = 0) {
        self.proved = proved
        self.violated = violated
        self.unknown = unknown
    }

    package static func += (sum: inout VerdictCounts, other: VerdictCounts) {
        sum.proved += other.proved
        sum.violated += other.violated
        sum.unknown += other.unknown
    }
}
