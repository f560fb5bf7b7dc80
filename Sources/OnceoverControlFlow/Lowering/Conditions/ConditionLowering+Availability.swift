import SwiftSyntax

extension ConditionLowering {
    /// Whether `#available` asks for no more than what async code needs to run at all, so that it holds.
    func isGivenAnyway(_ node: AvailabilityConditionSyntax) -> Bool {
        node.availabilityKeyword.tokenKind == .poundAvailable
            && node.availabilityArguments.allSatisfy { item in
                guard case .availabilityVersionRestriction(let asked) = item.argument else { return true }
                guard let needed = Self.neededByAsync[asked.platform.text], let version = asked.version else {
                    return false
                }
                let parts = [version.major] + version.components.map(\.number)
                return parts.compactMap { Int($0.text) }.lexicographicallyPrecedes(needed + [.max])
            }
    }

    /// The earliest systems to which Swift's concurrency was brought.
    ///
    /// Source: <https://developer.apple.com/documentation/xcode-release-notes/xcode-13_2-release-notes>
    private static let neededByAsync: [String: [Int]] = [
        "iOS": [13], "macOS": [10, 15], "OSX": [10, 15], "tvOS": [13], "watchOS": [6], "macCatalyst": [13],
        "iOSApplicationExtension": [13], "macOSApplicationExtension": [10, 15], "visionOS": [1],
    ]
}
