// swift-tools-version: 6.1
import PackageDescription

// A target for each layer, so that the compiler keeps them apart: the app cannot reach past the bridge.

let package = Package(
    name: "card-balance",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "onceover", path: "../..")],
    targets: [
        // On Apple's systems PC/SC is a framework, and there is nothing to install.
        .systemLibrary(name: "CPCSC", pkgConfig: "libpcsclite", providers: [.apt(["libpcsclite-dev"])]),
        .target(
            name: "CallbackAPI", dependencies: ["CPCSC"],
            linkerSettings: [.linkedFramework("PCSC", .when(platforms: [.macOS]))]),
        .target(name: "Bridge", dependencies: ["CallbackAPI", .product(name: "Onceover", package: "onceover")]),
        .executableTarget(name: "card-balance", dependencies: ["Bridge"], path: "Sources/App"),
    ],
    swiftLanguageModes: [.v6]
)
