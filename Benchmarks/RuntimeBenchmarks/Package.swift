// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who uses Onceover resolves what it is measured against. Its folder must not be
// called as somebody may call a clone of the repository: SwiftPM tells packages apart by their folders' names.

let package = Package(
    name: "runtime-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "onceover", path: "../..", traits: []),
        .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.4"),
    ],
    targets: [
        .executableTarget(
            name: "Runtime",
            dependencies: [
                .product(name: "Onceover", package: "onceover"),
                .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
            ],
            // So that the runtime's libraries call the counted `malloc` too.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))]
        ),
        .executableTarget(name: "Stress", dependencies: [.product(name: "Onceover", package: "onceover")]),
        .executableTarget(name: "DelegateBridge", dependencies: [.product(name: "Onceover", package: "onceover")]),
    ],
    swiftLanguageModes: [.v6]
)
