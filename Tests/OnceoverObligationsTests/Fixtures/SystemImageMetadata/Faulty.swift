// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown
import Foundation

/// The pyramid: an error of the inner download is passed over, and a status that is not 200 as well.
func downloadImageAndMetadata(imageNumber: Int, completion: @escaping (DetailedImage?, (any Error)?) -> Void) {
    URLSession.shared.dataTask(with: imageURL(imageNumber)) { data, response, error in
        guard let data, let response = response as? HTTPURLResponse else { return completion(nil, error!) }
        guard response.statusCode == 200 else { return }  // want "unresumed-path"
        URLSession.shared.dataTask(with: metadataURL(imageNumber)) { metadata, _, error in
            if error != nil { completion(nil, error) }
            guard let metadata else { return completion(nil, error) }  // want "double-resume"
            completion(DetailedImage(data, metadata), nil)
        }.resume()
    }.resume()
}

func image(number: Int) async throws -> DetailedImage {
    try await withCheckedThrowingContinuation { continuation in
        downloadImageAndMetadata(imageNumber: number) { image, error in
            if let image { continuation.resume(returning: image) }  // want "unresumed-path"
        }
    }
}
