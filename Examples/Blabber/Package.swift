// swift-tools-version: 6.1
import PackageDescription

// A target for each layer, and the app in four: what goes over the wire, the server, and the terminal's client with
// what it shares with the load test.

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let http = Target.Dependency.product(name: "AsyncHTTPClient", package: "async-http-client")
let onceover = Target.Dependency.product(name: "Onceover", package: "onceover")

let package = Package(
    name: "blabber",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "onceover", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        .target(name: "CallbackAPI"),
        .target(name: "Bridge", dependencies: ["CallbackAPI", onceover]),
        .target(name: "Chat", dependencies: ["Bridge", "CallbackAPI", onceover], path: "Sources/App/Chat"),
        .executableTarget(
            name: "blabber",
            dependencies: [
                "CallbackAPI", "Chat", arguments,
                .product(name: "DequeModule", package: "swift-collections"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            path: "Sources/App/Server",
            // In the program itself, which then is one file and looks for no bundle.
            resources: [.embedInCode("Page")]
        ),
        .target(
            name: "Client",
            dependencies: [
                "Chat", http,
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOFoundationCompat", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            path: "Sources/App/Client"),
        .executableTarget(
            name: "clipper", dependencies: ["Bridge", "CallbackAPI", "Chat", "Client", arguments, http],
            path: "Sources/App/Clipper"),
        .executableTarget(
            name: "blabber-load", dependencies: ["Chat", "Client", arguments, http, onceover], path: "Sources/Load"),
    ],
    swiftLanguageModes: [.v6]
)
