/// The fields of a fact's text, which are parted by single bytes. To compare characters would take several times as long,
/// and no name holds one that joins with the byte before it.
extension StringProtocol where SubSequence == Substring {
    /// What stands between the separators, without what is empty.
    ///
    /// - Parameter most: how many fields there may be; the last holds the rest.
    func fields(between separator: Unicode.Scalar, most: Int = .max) -> [Substring] {
        fields(most: most) { $0 == separator }
    }

    /// The same for several separators.
    func fields(most: Int = .max, isSeparator: (Unicode.Scalar) -> Bool) -> [Substring] {
        self[...].utf8.split(maxSplits: most - 1) { isSeparator(Unicode.Scalar($0)) }.map(Substring.init)
    }
}
