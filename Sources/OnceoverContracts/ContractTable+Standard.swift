import Foundation

extension ContractTable {
    /// What the tool knows by itself: Resources/contracts.json, which `Scripts/contract-text` puts into the program.
    package static let standard: ContractTable = {
        do {
            return try ContractTable().adding(standardRows())
        } catch {
            // The tests read the same bytes, so this is a fault of the build.
            fatalError("contracts.json: \(error)")
        }
    }()

    package static func standardRows() throws -> [ContractRow] {
        try JSONDecoder().decode([ContractRow].self, from: Data(ContractText.json.utf8))
    }
}
