import Foundation

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
    private var photoCompletion: ((Result<Photo, Error>) -> Void)?

    init() { camera.delegate = self }

    /// Takes a photo.
    ///
    /// - Parameter completion: is told the photo.
    func take(completion: @escaping (Result<Photo, Error>) -> Void) {
        guard isReady else {
            completion(.failure(CameraError.notReady))
            return
        }
        photoCompletion = completion
        camera.shoot()
    }

    func camera(_ camera: Camera, didFinish photo: Photo?, error: (any Error)?) {
        if let error {
            photoCompletion?(.failure(error))
            photoCompletion = nil
            return
        }
        guard let photo else {
            photoCompletion?(.failure(CameraError.blank))
            photoCompletion = nil
            return
        }
        photoCompletion?(.success(photo))
        photoCompletion = nil
    }
}
