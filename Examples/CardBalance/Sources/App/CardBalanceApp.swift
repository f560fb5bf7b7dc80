import Bridge
import Foundation

/// Shows the balance of the card that is put on the reader.
@main
struct CardBalanceApp {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        guard let seconds = arguments.isEmpty ? 30 : Int(arguments.first!), arguments.count <= 1, seconds > 0 else {
            fail("usage: card-balance [SECONDS-TO-WAIT-FOR-A-CARD]", status: 2)
        }
        do {
            let balance = try await BalanceReader().readBalance(within: .seconds(seconds)) { reader in
                report("Put a card on the reader: \(reader)")
            }
            report("Balance: \(balance.amount) (\(balance.label))")
        } catch {
            fail("\(error)", status: 1)
        }
    }

    /// Not `print`, which keeps lines back when they go into a pipe.
    private static func report(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("card-balance: \(message)\n".utf8))
        exit(status)
    }
}

extension Balance {
    fileprivate var amount: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100) \(currency)" }
}
