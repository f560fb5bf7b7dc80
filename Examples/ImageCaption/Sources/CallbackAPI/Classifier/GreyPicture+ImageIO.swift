#if canImport(ImageIO)
    import CoreGraphics
    import Foundation
    import ImageIO

    extension GreyPicture {
        /// Decodes with Apple's ImageIO.
        init(decoding data: Data) throws(ImageError) {
            guard let source = CGImageSourceCreateWithData(data as CFData, nil),
                let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
                let width = properties[kCGImagePropertyPixelWidth] as? Int,
                let height = properties[kCGImagePropertyPixelHeight] as? Int
            else { throw .sizeless }
            if width * height > Self.pixelLimit { throw .tooManyPixels(width: width, height: height) }
            guard let picture = CGImageSourceCreateImageAtIndex(source, 0, nil) else { throw .damaged("no pixels") }
            if CGImageSourceGetStatusAtIndex(source, 0) != .statusComplete { throw .truncated }
            let bytes = picture.greysOnWhite().flatMap { [$0, 255] }
            self.init(width: picture.width, height: picture.height, bytes: bytes)
        }
    }

    extension CGImage {
        fileprivate func greysOnWhite() -> [UInt8] {
            var greys = [UInt8](repeating: 255, count: width * height)
            greys.withUnsafeMutableBytes { bytes in
                let context = CGContext(
                    data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width,
                    space: CGColorSpaceCreateDeviceGray(), bitmapInfo: 0)
                context?.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
            }
            return greys
        }
    }
#endif
