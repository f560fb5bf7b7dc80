// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown
import Foundation

func downloadImageAndMetadata(imageNumber: Int, completion: @escaping (DetailedImage?, (any Error)?) -> Void) {
    URLSession.shared.dataTask(with: imageURL(imageNumber)) { data, response, error in
        guard let data, let response = response as? HTTPURLResponse, response.statusCode == 200 else {
            return completion(nil, error ?? NoImage())
        }
        URLSession.shared.dataTask(with: metadataURL(imageNumber)) { metadata, _, error in
            guard let metadata else { return completion(nil, error ?? NoMetadata()) }
            completion(DetailedImage(data, metadata), nil)
        }.resume()
    }.resume()
}

func image(number: Int) async throws -> DetailedImage {
    try await withCheckedThrowingContinuation { continuation in
        downloadImageAndMetadata(imageNumber: number) { image, error in
            if let image {
                continuation.resume(returning: image)
            } else {
                continuation.resume(throwing: error ?? NoImage())
            }
        }
    }
}
