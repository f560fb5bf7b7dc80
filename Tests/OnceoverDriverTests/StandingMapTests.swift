import OnceoverSource
import OnceoverTesting
import Testing

@testable import OnceoverDriver

/// What a file is part of.
@Suite struct StandingMapTests {
    /// The standing of each Swift file that is not a manifest, by its name.
    private func standings(_ files: [String: String], in given: String = "") throws -> [String: Standing] {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: name) }
        let found = try Discovery(paths: [given.isEmpty ? folder.path : folder.path + "/" + given])
        let map = StandingMap(
            found.packages, found.projects.map(XcodeProject.init), submodules: found.submodules)
        let files = found.files.filter { !$0.path.hasSuffix("/Package.swift") }
        return Dictionary(
            uniqueKeysWithValues: files.map {
                (String($0.path.dropFirst(folder.path.count + 1)), map.marked($0).standing)
            })
    }

    private func project(of products: String...) -> String {
        products.map { "8A = {\n isa = PBXNativeTarget;\n productType = \"com.apple.product-type.\($0)\";\n};\n" }
            .joined()
    }

    private let manifest = """
        let package = Package(
            name: "Harbour",
            products: [.library(name: "Harbour", targets: ["Harbour"])],
            targets: [
                .target(name: "Harbour", dependencies: ["Charts"]), .target(name: "Charts"),
                .executableTarget(name: "pilot"), .testTarget(name: "HarbourTests"),
            ])
        """

    @Test func onlyExportedTargetsAreProducts() throws {
        let found = try standings([
            "Package.swift": manifest, "Sources/Harbour/a.swift": "", "Sources/Charts/b.swift": "",
            "Sources/pilot/c.swift": "", "Tests/HarbourTests/d.swift": "", "Scripts/e.swift": "",
        ])
        #expect(found["Sources/Harbour/a.swift"] == Standing(.product))
        #expect(found["Sources/Charts/b.swift"] == Standing(.component))
        #expect(found["Sources/pilot/c.swift"] == Standing(.application))
        #expect(found["Tests/HarbourTests/d.swift"]?.role == .test)
        #expect(found["Scripts/e.swift"] == Standing(.component))
    }

    @Test func productThatDoesNotSayWhatItHolds() throws {
        let found = try standings([
            "Package.swift":
                "let p = Package(products: [.library(name: \"A\", targets: all)], targets: [.target(name: \"A\")])",
            "Sources/A/a.swift": "",
        ])
        #expect(found["Sources/A/a.swift"] == Standing(.product))
    }

    @Test func whatAnApplicationHoldsIsForNobodyElse() throws {
        let found = try standings([
            "App.xcodeproj/project.pbxproj": project(of: "application"), "App/a.swift": "",
            "Local/Harbour/Package.swift": manifest, "Local/Harbour/Sources/Harbour/b.swift": "",
        ])
        #expect(found["App/a.swift"] == Standing(.application))
        #expect(found["Local/Harbour/Sources/Harbour/b.swift"] == Standing(.component, isOfApplication: true))
    }

    @Test func packageBesideAnApplicationIsForIt() throws {
        let found = try standings([
            "apps/ios/App.xcodeproj/project.pbxproj": project(of: "application", "framework"), "apps/ios/a.swift": "",
            "libraries/Harbour/Package.swift": manifest, "libraries/Harbour/Sources/Harbour/b.swift": "",
        ])
        #expect(found["apps/ios/a.swift"] == Standing(.component, isOfApplication: true))
        #expect(found["libraries/Harbour/Sources/Harbour/b.swift"] == Standing(.component, isOfApplication: true))
    }

    @Test func packageAroundItsDemonstrationIsAProduct() throws {
        let found = try standings([
            "Package.swift": manifest, "Sources/Harbour/a.swift": "",
            "Harbour.xcodeproj/project.pbxproj": project(of: "application", "framework"),
            "Showcase/App.xcodeproj/project.pbxproj": project(of: "application"), "Showcase/b.swift": "",
        ])
        #expect(found["Sources/Harbour/a.swift"] == Standing(.product))
    }

    @Test func nothingClaimsAPlainFolder() throws {
        #expect(try standings(["a.swift": ""])["a.swift"] == Standing())
    }

    @Test func projectThatBuildsApplications() throws {
        let project = project(of: "application", "app-extension", "bundle.unit-test")
        let found = try standings([
            "App/App.xcodeproj/project.pbxproj": project, "App/Views/a.swift": "", "Kit/b.swift": "",
        ])
        #expect(found["App/Views/a.swift"] == Standing(.application))
        #expect(found["Kit/b.swift"] == Standing())
    }

    @Test(arguments: ["framework", "library.static", "library.dynamic", "framework.static", "bundle"])
    func projectThatBuildsSomethingToImport(product: String) throws {
        let mixed = project(of: "application", product)
        #expect(
            try standings(["App.xcodeproj/project.pbxproj": mixed, "a.swift": ""])["a.swift"]
                == Standing(.component, isOfApplication: true))
        let pure = project(of: product, "bundle.unit-test")
        #expect(
            try standings(["Kit.xcodeproj/project.pbxproj": pure, "a.swift": ""])["a.swift"] == Standing(.product))
    }

    @Test func projectOfTestsAlone() throws {
        let project = project(of: "bundle.unit-test")
        #expect(
            try standings(["App.xcodeproj/project.pbxproj": project, "a.swift": ""])["a.swift"] == Standing(.component))
    }

    @Test func nearestProjectOrPackageSaysSo() throws {
        let found = try standings([
            "App.xcodeproj/project.pbxproj": project(of: "application"), "App/a.swift": "",
            "Core/Package.swift": "", "Core/Sources/Core/b.swift": "",
            "Kit/Kit.xcodeproj/project.pbxproj": project(of: "framework"), "Kit/c.swift": "",
        ])
        #expect(found["App/a.swift"]?.program == .application)
        #expect(found["Core/Sources/Core/b.swift"]?.program == .component)
        #expect(found["Kit/c.swift"]?.program == .product)
    }

    @Test func twoProjectsInOneFolder() throws {
        let found = try standings([
            "App.xcodeproj/project.pbxproj": project(of: "application"), "a.swift": "",
            "Kit.xcodeproj/project.pbxproj": project(of: "framework"),
        ])
        #expect(found["a.swift"] == Standing(.component, isOfApplication: true))
    }

    @Test func podThatAnExampleIsBeside() throws {
        let found = try standings([
            "Kit.podspec": "", "Kit/a.swift": "", "Example/App.xcodeproj/project.pbxproj": project(of: "application"),
            "Example/b.swift": "",
        ])
        #expect(found["Example/b.swift"] == Standing(.product, role: .demo))
    }

    @Test(
        arguments: [
            ("Vendor/Charts/a.swift", Standing.Role.vendored), ("Third-Party/a.swift", .vendored),
            ("Examples/iOS/a.swift", .demo), ("HarbourDemo/a.swift", .demo), ("iOS Example/a.swift", .demo),
            ("HarbourTests/a.swift", .test), ("HarbourUITestsApp/a.swift", .test), ("SampleBuffers/a.swift", .own),
            ("Demolition/a.swift", .own),
            ("Sources/Vendors.swift", .own),
        ])
    func foldersSayWhatTheCodeIsFor(file: String, role: Standing.Role) throws {
        #expect(try standings([file: ""])[file]?.role == role)
    }

    @Test func whoGivesADemoWantsItChecked() throws {
        #expect(
            try standings(["Examples/Quay/a.swift": ""], in: "Examples/Quay")["Examples/Quay/a.swift"]?.role == .own)
    }

    @Test func submodulesAreOtherPeoples() throws {
        let list = "[submodule \"Charts\"]\n\tpath = Libraries/Charts\n\turl = https://example.org/charts.git\n"
        let found = try standings([".gitmodules": list, "Libraries/Charts/a.swift": "", "Libraries/Own/b.swift": ""])
        #expect(found["Libraries/Charts/a.swift"]?.role == .vendored)
        #expect(found["Libraries/Own/b.swift"]?.role == .own)
    }
}
