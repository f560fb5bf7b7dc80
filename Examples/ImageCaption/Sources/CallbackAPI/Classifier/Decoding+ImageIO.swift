#if canImport(ImageIO)
    import CoreGraphics
    import Foundation
    import ImageIO

    /// Decodes with Apple's ImageIO.
    func decoded(_ data: Data) throws(ImageError) -> GreyPicture {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
            let width = properties[kCGImagePropertyPixelWidth] as? Int,
            let height = properties[kCGImagePropertyPixelHeight] as? Int
        else { throw .sizeless }
        if width * height > GreyPicture.pixelLimit { throw .tooManyPixels(width: width, height: height) }
        guard let picture = CGImageSourceCreateImageAtIndex(source, 0, nil),
            CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete, let greys = greys(of: picture)
        else { throw .damaged("no pixels") }
        return GreyPicture(width: picture.width, height: picture.height, bytes: greys.flatMap { [$0, 255] })
    }

    /// On white paper.
    private func greys(of picture: CGImage) -> [UInt8]? {
        let place = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
        var greys = [UInt8](repeating: 255, count: picture.width * picture.height)
        let isDrawn = greys.withUnsafeMutableBytes { bytes in
            let context = CGContext(
                data: bytes.baseAddress, width: picture.width, height: picture.height, bitsPerComponent: 8,
                bytesPerRow: picture.width, space: CGColorSpaceCreateDeviceGray(), bitmapInfo: 0)
            context?.draw(picture, in: place)
            return context != nil
        }
        return isDrawn ? greys : nil
    }
#endif
