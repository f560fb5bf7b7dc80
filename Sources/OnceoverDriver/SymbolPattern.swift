/// A pattern for the symbols of functions, such as `Store.load*`, as users write it behind `--only`.
///
/// It is matched against `Store.load(id:completion:)` and against `Store.load`.
package struct SymbolPattern: Sendable {
    private let glob: Glob

    package init(_ pattern: String) { glob = Glob(Array(pattern.utf8)[...]) }

    package func matches(_ symbol: String) -> Bool {
        glob.matches(Array(symbol.utf8)) || glob.matches(Array(symbol.prefix { $0 != "(" }.utf8))
    }
}
