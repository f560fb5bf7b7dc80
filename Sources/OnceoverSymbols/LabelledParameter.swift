/// What of a parameter decides which argument goes to it.
package protocol LabelledParameter {
    var label: String? { get }
    var shape: HandlerShape { get }
    var hasDefault: Bool { get }
    /// Whether it takes as many arguments as there are.
    var isVariadic: Bool { get }
}

extension Array where Element: LabelledParameter {
    /// How a function of a base name is called that takes these parameters: `load(_:completion:)`.
    package func fullName(of name: String) -> String { "\(name)(\(map { "\($0.label ?? "_"):" }.joined()))" }

    /// The parameter of each argument of a call; nil if the call cannot be of this function.
    ///
    /// - Parameter arguments: labels, and whether the argument is a closure behind the parentheses.
    package func match(_ arguments: [(label: String?, isTrailing: Bool)]) -> [Int]? {
        var next = 0
        var mapping: [Int] = []
        for (number, argument) in arguments.enumerated() {
            // `bracketed { … } finally: { … }`: the closure without a label stands before the one that has kept its own.
            let following = argument.isTrailing ? arguments.dropFirst(number + 1).first?.label : nil
            let end = following.flatMap { label in indices.dropFirst(next).first { self[$0].label == label } }
            let isFurther = mapping.last == next && !argument.isTrailing && argument.label == nil
            let candidates = next..<(end ?? Swift.max(next, count))
            guard let index = isFurther ? next : parameter(for: argument, in: candidates) else { return nil }
            mapping.append(index)
            next = self[index].isVariadic ? index : index + 1
        }
        let isWhole = indices.allSatisfy { mapping.contains($0) || self[$0].hasDefault }
        return isWhole ? mapping : nil
    }

    private func parameter(for argument: (label: String?, isTrailing: Bool), in candidates: Range<Int>) -> Int? {
        if argument.isTrailing && argument.label == nil {
            return candidates.last { self[$0].shape != .other } ?? candidates.last
        }
        for index in candidates {
            if self[index].label == argument.label { return index }
            if !self[index].hasDefault { return nil }
        }
        return nil
    }
}
