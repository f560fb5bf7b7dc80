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
    private var photoContinuation: CheckedContinuation<Photo, any Error>?

    init() { camera.delegate = self }

    /// Takes a photo.
    /// - Returns: Is told the photo.
    /// - Throws: The error that ends the work.
    func take() async throws -> Photo {
        guard isReady else {
            throw CameraError.notReady
        }
        resumePhoto(with: .failure(CancellationError()))
        return try await withCheckedThrowingContinuation { continuation in
            self.photoContinuation = continuation
            camera.shoot()
        }
    }

    func camera(_ camera: Camera, didFinish photo: Photo?, error: (any Error)?) {
        if let error {
            resumePhoto(with: .failure(error))
            return
        }
        guard let photo else {
            resumePhoto(with: .failure(CameraError.blank))
            return
        }
        resumePhoto(with: .success(photo))
    }

    /// Answers the call that waits, if one does: it is taken out first, so that no other callback finds it.
    private func resumePhoto(with result: Result<Photo, any Error>) {
        let waiting = photoContinuation
        photoContinuation = nil
        waiting?.resume(with: result)
    }
}
