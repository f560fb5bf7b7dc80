extension Array where Element == TextEdit {
    /// The text with all edits made. Edits at the same place are made in their order.
    ///
    /// - Precondition: no two edits overlap, and all lie within the text.
    package func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + reduce(0) { $0 + $1.replacement.utf8.count })
        var end = 0
        for edit in inOrder {
            precondition(edit.range.lowerBound >= end, "edits overlap at byte \(edit.range.lowerBound)")
            result += bytes[end..<edit.range.lowerBound]
            result += edit.replacement.utf8
            end = edit.range.upperBound
        }
        return result + bytes[end...]
    }

    /// By place. What is inserted comes before what is replaced there; else those at the same place keep their order.
    package var inOrder: [TextEdit] {
        enumerated().sorted { one, other in
            let (left, right) = (one.element.range, other.element.range)
            return (left.lowerBound, left.upperBound, one.offset) < (right.lowerBound, right.upperBound, other.offset)
        }.map(\.element)
    }
}
