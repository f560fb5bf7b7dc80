import OnceoverSource

/// A package among the files of a run: its folder and what its manifest says.
struct FoundPackage {
    /// Absolute, with a slash at the end.
    let folder: String
    private let manifest: PackageManifest

    /// Nil if the file is not a manifest, or cannot be read.
    init?(at file: FoundFile) {
        guard file.path.hasSuffix("/Package.swift"),
            let text = try? SourceReader().read(file.path, as: file.name)
        else { return nil }
        folder = String(file.path.dropLast("Package.swift".count))
        manifest = PackageManifest(text)
    }

    /// A target with the folders that may hold its files, absolute with a slash at the end.
    struct Target {
        let name: String
        let folders: [String]
        let standing: Standing
    }

    var targets: [Target] {
        manifest.targets.map { target in
            Target(name: target.name, folders: folders(of: target), standing: standing(of: target))
        }
    }

    private func folders(of target: PackageManifest.Target) -> [String] {
        if let path = target.path { return [folder + path + "/"] }
        return ["Sources/", "Source/", "src/", "Tests/"].map { folder + $0 + target.name + "/" }
    }

    private func standing(of target: PackageManifest.Target) -> Standing {
        switch target.kind {
        case .tests: Standing(.application, role: .test)
        case .executable: Standing(.application)
        case .plain: Standing(manifest.exports(target) ? .product : .component)
        case .tool: Standing(.component)
        }
    }
}

extension Discovery {
    /// The packages among the files, in their order.
    var packages: [FoundPackage] { files.compactMap(FoundPackage.init) }
}
