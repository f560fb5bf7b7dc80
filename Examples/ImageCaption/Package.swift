// swift-tools-version: 6.1
import PackageDescription

// A target for each layer. The app imports the callback API for its values alone; what calls back is the bridge's.

let package = Package(
    name: "image-caption",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "onceover", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        // Declarations alone: the library is opened when the program runs.
        .systemLibrary(name: "CONNXRuntime"),
        // Apple's systems have a decoder of their own.
        .systemLibrary(name: "CSTBImage", pkgConfig: "stb", providers: [.apt(["libstb-dev"])]),
        .target(
            name: "CallbackAPI",
            dependencies: [
                "CONNXRuntime", .target(name: "CSTBImage", condition: .when(platforms: [.linux])),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            resources: [.copy("Classifier/Model"), .copy("Window/Page")]),
        .target(name: "Bridge", dependencies: ["CallbackAPI", .product(name: "Onceover", package: "onceover")]),
        .executableTarget(name: "image-caption", dependencies: ["Bridge", "CallbackAPI"], path: "Sources/App"),
        .testTarget(
            name: "ImageCaptionTests",
            dependencies: [
                "Bridge", "CallbackAPI", "image-caption", .product(name: "Onceover", package: "onceover"),
            ],
            path: "Tests"),
    ],
    swiftLanguageModes: [.v6]
)
