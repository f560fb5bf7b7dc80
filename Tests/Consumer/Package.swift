// swift-tools-version: 6.1
import PackageDescription

// What a user's package looks like that needs the runtime library alone. Scripts/runtime-ci copies it, adds every
// example of the documentation to it, and builds it.

let package = Package(
    name: "consumer",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [.package(name: "onceover", path: "../..", traits: [])],
    targets: [.executableTarget(name: "Consumer", dependencies: [.product(name: "Onceover", package: "onceover")])],
    swiftLanguageModes: [.v6]
)
