import OnceoverTesting
import Testing

@testable import OnceoverDriver

@Suite struct ApplicationMapTests {
    /// The names of the files that are part of an application.
    private func files(ofApplicationsIn files: [String: String]) throws -> [String] {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(Array(text.utf8), to: name) }
        let found = try Discovery(paths: [folder.path])
        let map = ApplicationMap(found, found.projects.map(XcodeProject.init))
        return found.files.filter { map.marked($0).isOfApplication }.map {
            String($0.path.dropFirst(folder.path.count + 1))
        }.sorted()
    }

    private func project(of products: String...) -> String {
        products.map { "8A = {\n isa = PBXNativeTarget;\n productType = \"com.apple.product-type.\($0)\";\n};\n" }
            .joined()
    }

    @Test func projectThatBuildsApplications() throws {
        let project = project(of: "application", "app-extension", "bundle.unit-test")
        let found = try files(ofApplicationsIn: [
            "App/App.xcodeproj/project.pbxproj": project, "App/Views/a.swift": "", "Kit/b.swift": "",
        ])
        #expect(found == ["App/Views/a.swift"])
    }

    @Test(arguments: ["framework", "library.static", "library.dynamic", "framework.static", "bundle"])
    func projectThatBuildsSomethingToImport(product: String) throws {
        let project = project(of: "application", product)
        #expect(try files(ofApplicationsIn: ["App.xcodeproj/project.pbxproj": project, "a.swift": ""]) == [])
    }

    @Test func projectOfTestsAlone() throws {
        let project = project(of: "bundle.unit-test")
        #expect(try files(ofApplicationsIn: ["App.xcodeproj/project.pbxproj": project, "a.swift": ""]) == [])
    }

    @Test func nearestProjectOrPackageSaysSo() throws {
        let found = try files(ofApplicationsIn: [
            "App.xcodeproj/project.pbxproj": project(of: "application"), "App/a.swift": "",
            "Core/Package.swift": "", "Core/Sources/Core/b.swift": "",
            "Kit/Kit.xcodeproj/project.pbxproj": project(of: "framework"), "Kit/c.swift": "",
        ])
        #expect(found == ["App/a.swift"])
    }

    @Test func twoProjectsInOneFolder() throws {
        let found = try files(ofApplicationsIn: [
            "App.xcodeproj/project.pbxproj": project(of: "application"), "a.swift": "",
            "Kit.xcodeproj/project.pbxproj": project(of: "framework"),
        ])
        #expect(found == [])
    }

    @Test func podThatAnExampleIsBeside() throws {
        let found = try files(ofApplicationsIn: [
            "Kit.podspec": "", "Kit/a.swift": "", "Example/App.xcodeproj/project.pbxproj": project(of: "application"),
            "Example/b.swift": "",
        ])
        #expect(found == [])
    }
}
