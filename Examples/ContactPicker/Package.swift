// swift-tools-version: 6.1
import PackageDescription

// A target for each layer. The app imports the callback API for its values alone; what calls back is the bridge's.

let package = Package(
    name: "contact-picker",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "onceover", path: "../..")],
    targets: [
        .target(name: "CallbackAPI"),
        .target(name: "Bridge", dependencies: ["CallbackAPI", .product(name: "Onceover", package: "onceover")]),
        .executableTarget(name: "contact-picker", dependencies: ["Bridge", "CallbackAPI"], path: "Sources/App"),
    ],
    swiftLanguageModes: [.v6]
)
