import Foundation

/// A PNG.
package struct Picture: Hashable, Sendable {
    package let data: Data
    /// In pixels.
    package let width: Int
    package let height: Int

    /// Nil when `data` does not begin as a PNG must: with eight bytes of signature, then a chunk `IHDR`, which begins with
    /// the size.
    init?(_ data: Data) {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        let bytes = [UInt8](data.prefix(start.count + 8))
        guard bytes.starts(with: start), bytes.count == start.count + 8 else { return nil }
        let number = { (range: Range<Int>) in bytes[range].reduce(0) { $0 << 8 | Int($1) } }
        self.data = data
        width = number(16..<20)
        height = number(20..<24)
    }
}
