// swift-tools-version: 6.1
import PackageDescription

// A target for each layer. The app imports the callback API for its values alone; what calls back is the bridge's.

let package = Package(
    name: "photo-capture",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "onceover", path: "../..")],
    targets: [
        .systemLibrary(
            name: "CGStreamer", pkgConfig: "gstreamer-app-1.0",
            providers: [.apt(["libgstreamer-plugins-base1.0-dev"]), .brew(["gstreamer"])]),
        .target(name: "CallbackAPI", dependencies: ["CGStreamer"]),
        .target(name: "Bridge", dependencies: ["CallbackAPI", .product(name: "Onceover", package: "onceover")]),
        .executableTarget(name: "photo-capture", dependencies: ["Bridge", "CallbackAPI"], path: "Sources/App"),
    ],
    swiftLanguageModes: [.v6]
)
