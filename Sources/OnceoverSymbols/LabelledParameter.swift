/// What of a parameter decides which argument goes to it.
package protocol LabelledParameter {
    var label: String? { get }
    var shape: HandlerShape { get }
    var hasDefault: Bool { get }
}

extension Array where Element: LabelledParameter {
    /// Which parameter each argument of a call goes to, or nothing where the call cannot be of this function.
    ///
    /// - Parameter arguments: labels, and whether the argument is a closure behind the parentheses.
    package func match(_ arguments: [(label: String?, isTrailing: Bool)]) -> [Int]? {
        var next = 0
        var mapping: [Int] = []
        for argument in arguments {
            guard let index = parameter(for: argument, from: next) else { return nil }
            mapping.append(index)
            next = index + 1
        }
        let isWhole = indices.allSatisfy { mapping.contains($0) || self[$0].hasDefault }
        return isWhole ? mapping : nil
    }

    private func parameter(for argument: (label: String?, isTrailing: Bool), from next: Int) -> Int? {
        if argument.isTrailing && argument.label == nil {
            return indices.dropFirst(next).last { self[$0].shape != .other } ?? indices.dropFirst(next).last
        }
        for index in indices.dropFirst(next) {
            if self[index].label == argument.label { return index }
            if !self[index].hasDefault { return nil }
        }
        return nil
    }
}
