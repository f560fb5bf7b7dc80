/// Swift text with a known number of findings.
enum FaultySource {
    /// A function that leaves out its handler on one path: one warning, on line 2.
    static func function(_ name: String) -> String {
        """
        func \(name)(completion: @escaping () -> Void) {
            guard isReady else { return }
            completion()
        }

        """
    }

    /// What hands its continuation to `settle`, on line 3.
    static let caller = """
        func open() async -> Int {
            await withCheckedContinuation { k in
                settle(k, if: isReady)
            }
        }

        """

    /// - Parameter start: what stands before the call, `k` or `if isOpen { k`.
    static func helper(resumes start: String) -> String {
        """
        func settle(_ k: CheckedContinuation<Int, Never>, if isOpen: Bool) {
            \(start).resume(returning: 1)\(start.contains("{") ? " }" : "")
        }

        """
    }

    static func sound(_ name: String) -> String { "func \(name)(completion: @escaping () -> Void) { completion() }\n" }
}
