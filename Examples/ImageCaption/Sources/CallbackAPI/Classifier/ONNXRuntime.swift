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
        let named = ProcessInfo.processInfo.environment["ONNXRUNTIME"]
        let names = ["libonnxruntime.so", "libonnxruntime.dylib"]
        let found = names.first { (name: String) in dlopen(name, RTLD_NOW | RTLD_LOCAL) != nil }
        guard let path = named ?? wheel() ?? found else { throw .notInstalled }
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
    private static func wheel() -> String? {
        var folder = Bundle.main.bundleURL
        while folder.lastPathComponent != ".build", folder.pathComponents.count > 1 { folder.deleteLastPathComponent() }
        let pythons = folder.appendingPathComponent("onnxruntime/lib")
        let places = entries(of: pythons).map { $0.appendingPathComponent("site-packages/onnxruntime/capi") }
        return places.flatMap(entries).first { $0.lastPathComponent.hasPrefix("libonnxruntime.") }?.path
    }

    private static func entries(of folder: URL) -> [URL] {
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
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
