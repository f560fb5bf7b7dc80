import CONNXRuntime
import Foundation

/// A model that is ready to run, with one input and one output. Runs of several threads do not disturb each other.
final class ONNXSession: @unchecked Sendable {
    private let runtime: ONNXRuntime
    private let environment: OpaquePointer
    private let session: OpaquePointer
    private let memory: OpaquePointer

    init(model: URL, of runtime: ONNXRuntime) throws(ClassifierError) {
        self.runtime = runtime
        environment = try runtime.make { $0.CreateEnv(Int32(onnx_log_errors), "image-caption", $1) }
        let options = try runtime.make { $0.CreateSessionOptions($1) }
        defer { runtime.functions.ReleaseSessionOptions(options) }
        // The model is small: more threads would only wait for one another.
        try runtime.check { $0.SetIntraOpNumThreads(options, 1) }
        let environment = environment
        session = try runtime.make { $0.CreateSession(environment, model.path, options, $1) }
        memory = try runtime.make {
            $0.CreateCpuMemoryInfo(Int32(onnx_arena_allocator), Int32(onnx_default_memory), $1)
        }
    }

    deinit {
        runtime.functions.ReleaseMemoryInfo(memory)
        runtime.functions.ReleaseSession(session)
        runtime.functions.ReleaseEnv(environment)
    }

    /// What the model makes of `numbers`, laid out as `shape` says.
    func run(_ numbers: [Float], shape: [Int]) throws(ClassifierError) -> [Float] {
        var numbers = numbers
        let result = numbers.withUnsafeMutableBytes { bytes in
            Result { () throws(ClassifierError) in try run(bytes, shape: shape.map(Int64.init)) }
        }
        return try result.get()
    }

    private func run(_ bytes: UnsafeMutableRawBufferPointer, shape: [Int64]) throws(ClassifierError) -> [Float] {
        let float = Int32(onnx_element_float)
        let input = try runtime.make {
            $0.CreateTensorWithDataAsOrtValue(memory, bytes.baseAddress, bytes.count, shape, shape.count, float, $1)
        }
        defer { runtime.functions.ReleaseValue(input) }
        let output = try runtime.make { functions, output in
            "picture".withCString { picture in
                "probabilities".withCString { probabilities in
                    functions.Run(session, nil, [picture], [input], 1, [probabilities], 1, output)
                }
            }
        }
        defer { runtime.functions.ReleaseValue(output) }
        return try content(of: output)
    }

    private func content(of tensor: OpaquePointer) throws(ClassifierError) -> [Float] {
        let shape = try runtime.make { $0.GetTensorTypeAndShape(tensor, $1) }
        defer { runtime.functions.ReleaseTensorTypeAndShapeInfo(shape) }
        var count = 0
        try runtime.check { $0.GetTensorShapeElementCount(shape, &count) }
        var start: UnsafeMutableRawPointer?
        try runtime.check { $0.GetTensorMutableData(tensor, &start) }
        guard let start else { throw .failed("the output has no content") }
        return Array(UnsafeBufferPointer(start: start.assumingMemoryBound(to: Float.self), count: count))
    }
}
