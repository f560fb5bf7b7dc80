// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "blabber",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "onceover", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ],
    targets: [
        .executableTarget(name: "blabber", dependencies: [
            .product(name: "Hummingbird", package: "hummingbird"),
            .product(name: "GRDB", package: "GRDB.swift"),
            .product(name: "AsyncHTTPClient", package: "async-http-client"),
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
            .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "Onceover", package: "onceover"),
        ], path: "Sources/Server"),
    ],
    swiftLanguageModes: [.v6]
)
