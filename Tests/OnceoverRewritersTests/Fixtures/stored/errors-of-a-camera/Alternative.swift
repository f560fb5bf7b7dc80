import Foundation
import Onceover

struct Photo: Sendable {
    let name: String
}

enum CameraError: Error {
    case notReady, blank
}

@MainActor
protocol CameraDelegate: AnyObject {
    func camera(_ camera: Camera, didFinish photo: Photo?, error: (any Error)?)
}

/// A stand-in: it answers when it is told to.
@MainActor
final class Camera {
    weak var delegate: (any CameraDelegate)?
    private(set) var shots = 0

    func shoot() { shots += 1 }
}

@MainActor
final class PhotoTaker: CameraDelegate {
    let camera = Camera()
    var isReady = true
    /// Whoever waits for the photo.
    private let photoSlot = ContinuationSlot<Photo, any Error>(whenBusy: .replace)

    init() { camera.delegate = self }

    /// Takes a photo.
    ///
    /// - Parameter completion: is told the photo.
    func take(completion: @escaping (Result<Photo, Error>) -> Void) {
        nonisolated(unsafe) let completion = completion
        Task.immediate {
            do {
                completion(.success(try await take()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    /// Takes a photo.
    /// - Returns: Is told the photo.
    /// - Throws: The error that ends the work.
    func take() async throws -> Photo {
        guard isReady else {
            throw CameraError.notReady
        }
        return try await photoSlot.wait { camera.shoot() }
    }

    func camera(_ camera: Camera, didFinish photo: Photo?, error: (any Error)?) {
        if let error {
            photoSlot.resume(throwing: error)
            return
        }
        guard let photo else {
            photoSlot.resume(throwing: CameraError.blank)
            return
        }
        photoSlot.resume(returning: photo)
    }
}
