// swift-tools-version: 6.1
import PackageDescription

// A target for each layer, so that the compiler keeps them apart: the app cannot reach past the bridge.

let package = Package(
    name: "contact-picker",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "onceover", path: "../..")],
    targets: [
        .target(name: "CallbackAPI"),
        .target(name: "Bridge", dependencies: ["CallbackAPI", .product(name: "Onceover", package: "onceover")]),
        .executableTarget(name: "contact-picker", dependencies: ["Bridge"], path: "Sources/App"),
    ],
    swiftLanguageModes: [.v6]
)
