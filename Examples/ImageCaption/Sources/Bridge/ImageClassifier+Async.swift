import CallbackAPI
import Onceover

extension ImageClassifier {
    /// What an image shows.
    ///
    /// - Throws: `ImageError`; `ClassifierError`; an `Interruption` when the classifier is silent for `limit`.
    package func classify(_ image: Image, within limit: Duration = .seconds(10)) async throws -> Classification {
        try await withCancellableContinuation(of: Classification.self, within: limit) { continuation in
            classify(image) { continuation.resume(with: $0) }
        }
    }
}
