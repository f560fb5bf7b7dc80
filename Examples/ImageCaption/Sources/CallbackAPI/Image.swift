import Foundation

/// A picture as the user picked it: a file that nobody has looked into yet.
package struct Image: Sendable {
    /// In bytes. A larger file is no image for us.
    package static let sizeLimit = 20 << 20

    package let name: String
    package let data: Data

    package init(name: String, data: Data) {
        self.name = name
        self.data = data
    }

    /// What its first bytes say; nil when it is none of those that we can show.
    package var format: Format? {
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        return data.starts(with: [0xFF, 0xD8, 0xFF]) ? .jpeg : nil
    }

    package enum Format: String, Sendable {
        case png = "image/png"
        case jpeg = "image/jpeg"
    }
}
