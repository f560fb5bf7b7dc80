// swift-tools-version: 6.1
import PackageDescription

// A target for each layer. The app imports the callback API for its values alone; what calls back is the bridge's.

let package = Package(
    name: "image-metadata",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "onceover", path: "../.."),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .target(name: "CallbackAPI"),
        .target(name: "Bridge", dependencies: ["CallbackAPI", .product(name: "OnceoverMacros", package: "onceover")]),
        .executableTarget(name: "image-metadata", dependencies: ["Bridge", "CallbackAPI"], path: "Sources/App"),
        .executableTarget(
            name: "image-server", dependencies: [.product(name: "FlyingFox", package: "FlyingFox")],
            path: "Sources/Server"),
    ],
    swiftLanguageModes: [.v6]
)
