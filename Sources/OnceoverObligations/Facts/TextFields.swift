/// The fields of a fact's text, which are parted by single bytes. To compare characters would take several times as long,
/// and no name holds one that joins with the byte before it.
extension StringProtocol where SubSequence == Substring {
    /// What stands between the separators, without what is empty.
    ///
    /// - Parameter most: how many fields there may be; the last holds the rest.
    func fields(between separator: Unicode.Scalar, most: Int = .max) -> [Substring] {
        self[...].utf8.split(separator: UInt8(ascii: separator), maxSplits: most - 1).map(Substring.init)
    }
}
