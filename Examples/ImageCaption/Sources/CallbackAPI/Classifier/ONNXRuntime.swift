import CONNXRuntime
import Foundation

/// ONNX Runtime, opened while the program runs.
struct ONNXRuntime: @unchecked Sendable {
    /// The table of a library that stays open, and never changes.
    let functions: OrtFunctions

    /// The library that `ONNXRUNTIME` names; else the one that pip has put below `.build`; else the system's.
    ///
    /// - Throws: `ClassifierError`.
    static func installed() throws(ClassifierError) -> ONNXRuntime {
        if let path = ProcessInfo.processInfo.environment["ONNXRUNTIME"] { return try ONNXRuntime(opening: path) }
        let paths = wheels() + ["libonnxruntime.so", "libonnxruntime.dylib"]
        guard let path = paths.first(where: { dlopen($0, RTLD_NOW | RTLD_LOCAL) != nil }) else { throw .notInstalled }
        return try ONNXRuntime(opening: path)
    }

    private init(opening path: String) throws(ClassifierError) {
        guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL), let symbol = dlsym(library, "OrtGetApiBase") else {
            throw .failed(String(cString: dlerror()))
        }
        let base = unsafeBitCast(symbol, to: OrtGetApiBase.self)()
        guard let functions = base?.pointee.GetApi(1) else { throw .failed("\(path) has no functions of version 1") }
        self.functions = functions.pointee
    }

    /// The program lies below `.build`, where the install line puts the wheel.
    private static func wheels() -> [String] {
        var folder = Bundle.main.bundleURL
        while folder.lastPathComponent != ".build", folder.pathComponents.count > 1 { folder.deleteLastPathComponent() }
        let environment = folder.appendingPathComponent("onnxruntime/lib")
        let pythons = (try? FileManager.default.contentsOfDirectory(atPath: environment.path)) ?? []
        return pythons.flatMap { python in
            let place = environment.appendingPathComponent("\(python)/site-packages/onnxruntime/capi")
            let files = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            return files.filter { $0.hasPrefix("libonnxruntime.") }.map { place.appendingPathComponent($0).path }
        }
    }
}

extension ONNXRuntime {
    /// Calls a function of the table.
    func check(_ call: (OrtFunctions) -> OpaquePointer?) throws(ClassifierError) {
        guard let status = call(functions) else { return }
        defer { functions.ReleaseStatus(status) }
        throw .failed(functions.GetErrorMessage(status).map { String(cString: $0) } ?? "for no reason given")
    }

    /// Calls a function of the table that makes something, to be released by the caller.
    func make(
        _ call: (OrtFunctions, UnsafeMutablePointer<OpaquePointer?>) -> OpaquePointer?
    ) throws(ClassifierError) -> OpaquePointer {
        var made: OpaquePointer?
        try check { call($0, &made) }
        guard let made else { throw .failed("it made nothing") }
        return made
    }
}
