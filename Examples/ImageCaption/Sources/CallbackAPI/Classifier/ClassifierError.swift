/// Why nothing can be classified.
package enum ClassifierError: Error, Hashable, CustomStringConvertible {
    case notInstalled
    /// In the words of the system or of ONNX Runtime.
    case failed(String)

    package var description: String {
        switch self {
        case .notInstalled:
            "ONNX Runtime is not installed: python3 -m venv .build/onnxruntime && .build/onnxruntime/bin/pip install onnxruntime"
        case .failed(let reason): "ONNX Runtime failed: \(reason)"
        }
    }
}
