import CallbackAPI

/// Reads purses.
package struct BalanceReader: Sendable {
    /// How long a card may take for one command.
    private static let patience = Duration.seconds(3)

    package init() {}

    /// Waits for a card and reads what is on it.
    ///
    /// - Parameters:
    ///   - limit: how long to wait for a card.
    ///   - whenActive: told the name of the reader, when a card can be put there.
    /// - Throws: `CardReaderError`; `PurseError`; an `Interruption` when the card is mute; `CancellationError`.
    package func readBalance(
        within limit: Duration, whenActive: @escaping @Sendable (String) -> Void
    ) async throws -> Balance {
        let card = try await CardDetection(whenActive: whenActive).card(within: limit)
        _ = try Purse.content(of: await card.send(Purse.select, within: Self.patience))
        let content = try Purse.content(of: await card.send(Purse.readBalance, within: Self.patience))
        return try Balance(content)
    }
}
