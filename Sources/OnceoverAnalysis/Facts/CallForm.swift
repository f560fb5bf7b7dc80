/// What a call shows without any type: a call of `load` with two arguments cannot mean a function that takes one.
package struct CallForm: Hashable, Sendable {
    /// Of the arguments that have one.
    package let labels: [String]
    /// How many arguments there are, with labels and without.
    package let count: Int

    package init(labels: [String], count: Int) {
        self.labels = labels
        self.count = count
    }
}

/// Which calls may mean a function, as far as their form goes.
package struct AdmittedCalls: Hashable, Sendable {
    /// Of the parameters that have one.
    package let labels: [String]
    /// From the parameters without a default to all.
    package let counts: ClosedRange<Int>

    package init(labels: [String], counts: ClosedRange<Int>) {
        self.labels = labels
        self.counts = counts
    }

    func contains(_ call: CallForm) -> Bool {
        counts.contains(call.count) && call.labels.allSatisfy(labels.contains)
    }
}
