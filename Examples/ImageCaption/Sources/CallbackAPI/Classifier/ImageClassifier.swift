import Foundation

/// Says which of six shapes an image shows.
package final class ImageClassifier: Sendable {
    /// Of the pictures that the model was trained on, in pixels.
    private static let side = 64

    private let session: ONNXSession
    private let labels: [String]
    /// Decoding and classifying take their time, and are done one after the other.
    private let queue = DispatchQueue(label: "image-classifier")

    /// - Throws: `ClassifierError`, when ONNX Runtime is not there or does not take the model.
    package init() throws {
        let folder = Bundle.module.resourceURL!.appendingPathComponent("Model")
        labels = try String(contentsOf: folder.appendingPathComponent("shapes.txt"), encoding: .utf8)
            .split(separator: "\n").map(String.init)
        session = try ONNXSession(model: folder.appendingPathComponent("shapes.onnx"), of: .installed())
    }

    /// Calls `completion` once, on a thread of the classifier, with an `ImageError` when the image cannot be read.
    package func classify(
        _ image: Image, completion: @escaping @Sendable (Result<Classification, any Error>) -> Void
    ) {
        queue.async { completion(Result { try self.classification(of: image) }) }
    }

    private func classification(of image: Image) throws -> Classification {
        let greys = try GreyPicture(decoding: image).sampled(side: Self.side)
        let probabilities = try session.run(greys, shape: [1, 1, Self.side, Self.side])
        let verdicts = zip(labels, probabilities).map { Classification(label: $0, probability: Double($1)) }
        guard probabilities.count == labels.count, let best = verdicts.max(by: { $0.probability < $1.probability })
        else { throw ClassifierError.failed("the model has \(probabilities.count) classes, not \(labels.count)") }
        return best
    }
}
