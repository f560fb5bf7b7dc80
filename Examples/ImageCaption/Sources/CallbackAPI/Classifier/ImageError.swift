/// What is wrong with an image. For the user.
package enum ImageError: Error, Hashable, CustomStringConvertible {
    case empty
    case tooLarge
    case tooManyPixels(width: Int, height: Int)
    case unknownFormat
    /// Its head gives no size that can be true.
    case sizeless
    case truncated
    /// In the words of the decoder, which may have none.
    case damaged(String)

    package var description: String {
        switch self {
        case .empty: "This file is empty."
        case .tooLarge: "This file is too large: \(Image.sizeLimit >> 20) MB are the limit."
        case .tooManyPixels(let width, let height): "This picture is too large: \(width) × \(height) pixels."
        case .unknownFormat: "This file is neither a PNG nor a JPEG."
        case .sizeless: "This picture is damaged, or claims to be far too large."
        case .truncated: "This picture is incomplete."
        case .damaged(""): "This picture is damaged."
        case .damaged(let reason): "This picture is damaged (\(reason))."
        }
    }
}
