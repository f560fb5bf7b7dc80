// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// The arrows between the targets are explained in ARCHITECTURE.md; CI builds with
// `--explicit-target-dependency-import-check error`, so a target imports nothing that is not named here.

// Whoever uses the runtime alone says `traits: []`, and resolves and compiles nothing else: dependencies that only traits
// need are left out with them.

extension Target.Dependency {
    static func syntax(_ product: String) -> Self {
        .product(name: product, package: "swift-syntax", condition: .when(traits: ["Macros", "Program"]))
    }

    static let yams = product(name: "Yams", package: "Yams", condition: .when(traits: ["Program"]))
    static let argumentParser = product(
        name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Program"]))
}

let syntax: [Target.Dependency] = [.syntax("SwiftSyntax")]

let package = Package(
    name: "onceover",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .executable(name: "onceover", targets: ["onceover-cli"]),
        .library(name: "Onceover", targets: ["Onceover"]),
        .library(name: "OnceoverMacros", targets: ["OnceoverMacros"]),
    ],
    traits: [
        .default(enabledTraits: ["Macros", "Program"]),
        .trait(name: "Macros", description: "The library OnceoverMacros."),
        .trait(name: "Program", description: "The program onceover."),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // The runtime: what a user's program links. Nothing here may need swift-syntax but the macros' implementation.
        .target(name: "Onceover"),
        .testTarget(name: "OnceoverTests", dependencies: ["Onceover"]),
        // A target of its own, because the macros' plugin reads the names of handlers, and needs no contract table.
        // `Scripts/contract-text` makes Swift of the table.
        .target(
            name: "OnceoverVocabulary",
            exclude: ["Resources/vocabulary.json", "Resources/vocabulary.schema.json"]
        ),
        .target(name: "OnceoverSignatures", dependencies: ["OnceoverVocabulary"] + syntax),
        .testTarget(
            name: "OnceoverSignaturesTests",
            dependencies: ["OnceoverSignatures", .syntax("SwiftParser")] + syntax
        ),
        .target(
            name: "OnceoverMacroExpansions",
            dependencies: [
                "OnceoverSignatures",
                .syntax("SwiftDiagnostics"),
                .syntax("SwiftSyntaxBuilder"),
                .syntax("SwiftSyntaxMacros"),
            ] + syntax
        ),
        .macro(
            name: "OnceoverMacroPlugin",
            dependencies: [
                "OnceoverMacroExpansions",
                .syntax("SwiftCompilerPlugin"),
                .syntax("SwiftSyntaxMacros"),
            ] + syntax
        ),
        .target(name: "OnceoverMacros", dependencies: ["Onceover", "OnceoverMacroPlugin"]),
        .testTarget(
            name: "OnceoverMacrosTests",
            dependencies: [
                "Onceover", "OnceoverMacroExpansions", "OnceoverMacros",
                .syntax("SwiftParser"),
                .syntax("SwiftSyntaxMacroExpansion"),
                .syntax("SwiftSyntaxMacros"),
                .syntax("SwiftSyntaxMacrosGenericTestSupport"),
            ] + syntax
        ),

        .target(
            name: "OnceoverContracts",
            // `Scripts/contract-text` puts the table into a Swift file.
            exclude: ["Resources/contracts.json", "Resources/contracts.schema.json"]
        ),
        .target(
            name: "OnceoverConfiguration",
            dependencies: [
                "OnceoverContracts", "OnceoverDiagnostics", .yams,
            ]
        ),
        .target(name: "OnceoverDiagnostics"),
        .testTarget(name: "OnceoverDiagnosticsTests", dependencies: ["OnceoverDiagnostics"]),
        .target(
            name: "OnceoverSource",
            dependencies: ["OnceoverDiagnostics", .syntax("SwiftParser")] + syntax
        ),
        .target(
            name: "OnceoverSymbols",
            dependencies: [
                "OnceoverContracts", "OnceoverSignatures", "OnceoverDiagnostics", "OnceoverSource",
                "OnceoverVocabulary",
            ] + syntax),
        .target(name: "OnceoverDataflow"),
        .target(
            name: "OnceoverControlFlow",
            dependencies: [
                "OnceoverContracts", "OnceoverSource", "OnceoverDiagnostics", "OnceoverDataflow",
                "OnceoverVocabulary",
            ] + syntax
        ),
        .target(name: "OnceoverAnalysis", dependencies: ["OnceoverDiagnostics", "OnceoverSource"]),
        .target(
            name: "OnceoverObligations",
            dependencies: [
                "OnceoverAnalysis", "OnceoverContracts", "OnceoverControlFlow", "OnceoverDataflow",
                "OnceoverDiagnostics", "OnceoverSignatures", "OnceoverSource", "OnceoverSymbols",
                "OnceoverVocabulary",
            ] + syntax
        ),
        .target(
            name: "OnceoverRules",
            dependencies: ["OnceoverAnalysis", "OnceoverDiagnostics", "OnceoverObligations"]
        ),
        .target(
            name: "OnceoverRewriters",
            dependencies: [
                "OnceoverAnalysis", "OnceoverContracts", "OnceoverDiagnostics", "OnceoverObligations",
                "OnceoverSignatures", "OnceoverSource",
            ] + syntax
        ),
        .target(
            name: "OnceoverReporters",
            dependencies: ["OnceoverDiagnostics"],
            // In the program itself, as the contract table is.
            resources: [.embedInCode("HTML/report.css"), .embedInCode("HTML/report.js")]
        ),
        .target(
            name: "OnceoverDriver",
            dependencies: ["OnceoverAnalysis", "OnceoverDiagnostics", "OnceoverSource"]
        ),
        .target(
            name: "OnceoverTesting",
            dependencies: [
                "OnceoverAnalysis", "OnceoverDataflow", "OnceoverDiagnostics", "OnceoverDriver", "OnceoverSource",
            ]
        ),
        .executableTarget(
            name: "onceover-cli",
            dependencies: [
                "OnceoverAnalysis", "OnceoverConfiguration", "OnceoverContracts", "OnceoverDiagnostics",
                "OnceoverDriver", "OnceoverObligations", "OnceoverReporters", "OnceoverRewriters", "OnceoverRules",
                "OnceoverSource", "OnceoverVocabulary",
                .argumentParser,
            ]
        ),
        // A target of its own, because tests cannot import the main module of a program.
        .target(
            name: "OnceoverBench",
            dependencies: [
                "OnceoverDiagnostics", "OnceoverDriver", "OnceoverObligations", "OnceoverReporters",
                "OnceoverRewriters",
                "OnceoverRules", "OnceoverSource", "OnceoverTesting",
            ],
            path: "Benchmarks/Check/Measurements"
        ),
        .executableTarget(
            name: "onceover-bench",
            dependencies: [
                "OnceoverBench", "OnceoverDriver", "OnceoverTesting",
                .argumentParser,
            ],
            path: "Benchmarks/Check/Command"
        ),
        .testTarget(
            name: "OnceoverSourceTests", dependencies: ["OnceoverDiagnostics", "OnceoverSource", "OnceoverTesting"]),
        .testTarget(
            name: "OnceoverDriverTests",
            dependencies: [
                "OnceoverAnalysis", "OnceoverDiagnostics", "OnceoverDriver", "OnceoverSource", "OnceoverTesting",
            ] + syntax
        ),
        .testTarget(
            name: "OnceoverReportersTests",
            dependencies: ["OnceoverDiagnostics", "OnceoverReporters"],
            exclude: ["Snapshots"]
        ),
        .testTarget(
            name: "OnceoverRulesTests",
            dependencies: [
                "OnceoverAnalysis", "OnceoverDiagnostics", "OnceoverDriver", "OnceoverObligations", "OnceoverRules",
                "OnceoverSource", "OnceoverTesting", "OnceoverVocabulary",
            ]
        ),
        .testTarget(
            name: "OnceoverTestingTests",
            dependencies: ["OnceoverAnalysis", "OnceoverDiagnostics", "OnceoverSource", "OnceoverTesting"] + syntax
        ),
        .testTarget(
            name: "OnceoverRewritersTests",
            dependencies: [
                "OnceoverContracts", "OnceoverDiagnostics", "OnceoverDriver", "OnceoverRewriters", "OnceoverSource",
                "OnceoverTesting",
            ] + syntax,
            exclude: ["Fixtures", "Frameworks", "SituationFixtures"]
        ),
        .testTarget(
            name: "OnceoverCommandTests", dependencies: ["OnceoverTesting", "OnceoverVocabulary", "onceover-cli"]),
        .testTarget(
            name: "OnceoverBenchTests", dependencies: ["OnceoverBench", "OnceoverSource", "OnceoverTesting"]),
        .testTarget(
            name: "OnceoverConfigurationTests",
            dependencies: ["OnceoverConfiguration", "OnceoverContracts", "OnceoverDiagnostics"]
        ),
        .testTarget(
            name: "OnceoverContractsTests",
            dependencies: [
                "OnceoverContracts", "OnceoverDiagnostics", "OnceoverDriver", "OnceoverObligations", "OnceoverRules",
                "OnceoverSource",
            ]
        ),
        .testTarget(name: "OnceoverVocabularyTests", dependencies: ["OnceoverVocabulary"]),
        .testTarget(name: "OnceoverDataflowTests", dependencies: ["OnceoverDataflow", "OnceoverTesting"]),
        .testTarget(name: "OnceoverSymbolsTests", dependencies: ["OnceoverSource", "OnceoverSymbols"] + syntax),
        .testTarget(
            name: "OnceoverControlFlowTests", dependencies: ["OnceoverControlFlow", "OnceoverSource"] + syntax),
        .testTarget(
            name: "OnceoverObligationsTests",
            dependencies: [
                "OnceoverAnalysis", "OnceoverControlFlow", "OnceoverDataflow", "OnceoverDiagnostics",
                "OnceoverObligations", "OnceoverRules", "OnceoverSource", "OnceoverTesting",
            ] + syntax,
            exclude: ["Fixtures", "ModuleFixtures"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
