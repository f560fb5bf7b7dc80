// swift-tools-version: 6.1
import PackageDescription

// The program as a binary, with its plugins, for packages and Xcode projects that check themselves: nothing is compiled
// but the plugins. `Scripts/release` puts the address and the checksum of a release here.
let package = Package(
    name: "OnceoverPlugins",
    products: [
        .plugin(name: "OnceoverCommand", targets: ["OnceoverCommand"]),
        .plugin(name: "OnceoverBuildTool", targets: ["OnceoverBuildTool"]),
    ],
    targets: [
        .binaryTarget(name: "onceover", path: "onceover.artifactbundle"),
        .plugin(
            name: "OnceoverCommand",
            capability: .command(
                intent: .custom(
                    verb: "onceover", description: "Checks that continuations and handlers are called once.")
            ),
            dependencies: ["onceover"]
        ),
        .plugin(name: "OnceoverBuildTool", capability: .buildTool(), dependencies: ["onceover"]),
    ]
)
