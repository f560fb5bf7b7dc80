/// How many obligations have which verdict. Silence never means unknown, and an assumption never means proved: all four
/// are counted.
package struct VerdictCounts: Hashable, Sendable {
    package var proved = 0
    package var assumed = 0
    package var violated = 0
    package var unknown = 0

    package init(proved: Int = 0, assumed: Int = 0, violated: Int = 0, unknown: Int = 0) {
        self.proved = proved
        self.assumed = assumed
        self.violated = violated
        self.unknown = unknown
    }

    package init(of obligations: [ObligationRecord]) {
        for obligation in obligations {
            switch obligation.judgement {
            case .proved: proved += 1
            case .assumed: assumed += 1
            case .violated: violated += 1
            case .unknown: unknown += 1
            }
        }
    }

    package var all: Int { proved + assumed + violated + unknown }
}
