/// Says from the bytes alone whether a file could hold an obligation, so that most files are never parsed.
///
/// It may say yes for nothing, but never no for an obligation. Every obligation shows at least one of these tokens
/// in its own file:
/// - a continuation: `…ontinuation`, `AsyncStream`, `AsyncThrowingStream`, or what resumes one that is stored in
///   another file: `resume(returning`, `resume(throwing`, `resume(with`;
/// - a promise, a future's promise, PromiseKit's `seal`: `…romise`, `Resolver`, `Deferred<`;
/// - a handler whose type is written out: `-> Void`, `-> ()`, in any spacing;
/// - a handler whose type is a name: `@escaping`, or the words that such parameters and types end in:
///   `…ompletion`, `…andler`, `…allback`, `…eply`, `…Block`, `…Closure`, and as labels `…uccess:`, `…ailure:`;
/// - a value that a framework gives, and waits for: `FlutterResult`, `…PluginCall`, `RCT…Block`, `…SchemeTask`, `CX…`;
/// - a handler that a closure is given by contract, whatever it is called there: `…ActivityScheduler`,
///   `…ContextualAction`, `…ObserverQuery`.
///
/// Other tokens show that a file matters to obligations in other files. `@main`, `…ApplicationDelegate`,
/// `…Locator.shared` and `…Container.shared`: such an object keeps what it is given. `…Delegate`,
/// `…TransactionObserver`: an extension may be told there that something has ended for which others wait. `-> Never`:
/// such a function ends its callers' paths. And a suppression: a comment that suppresses nothing is reported.
package enum PreFilter {
    /// Whether a file is to be parsed: one with any of the words, or one that may hold an obligation.
    ///
    /// - Parameter words: nil where all files are parsed.
    package static func admits(_ text: SourceText, words: [String]?) -> Bool {
        guard let words else { return true }
        let search = WordSearch(text)
        return words.contains { search.contains($0) } || mayHoldObligation(text.bytes)
    }

    package static func mayHoldObligation(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            let text = ByteText(buffer)
            for offset in buffer.indices where isAnchor(buffer[offset]) && isToken(in: text, anchoredAt: offset) {
                return true
            }
            return false
        }
    }

    /// Whether a byte is one of those at which tokens are looked for. Nine bytes in ten are not.
    private static func isAnchor(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "p"), UInt8(ascii: "u"), UInt8(ascii: "k"), UInt8(ascii: "h"), UInt8(ascii: "d"),
            UInt8(ascii: "m"), UInt8(ascii: "y"), UInt8(ascii: "v"), UInt8(ascii: "D"), UInt8(ascii: "X"),
            UInt8(ascii: ">"):
            true
        default: false
        }
    }

    /// Each token is looked for at one of its rarer letters, so that most bytes cost one comparison. First letters
    /// are left out where they come in both cases.
    private static func isToken(in text: ByteText, anchoredAt offset: Int) -> Bool {
        switch text.bytes[offset] {
        case UInt8(ascii: "p"):
            text.has("ompletion", at: offset - 2) || text.has("@escaping", at: offset - 5)
                || text.has("eply", at: offset - 1)
        case UInt8(ascii: "u"):
            text.has("ontinuation", at: offset - 5) || text.has("uccess:", at: offset)
                || text.has("ailure:", at: offset - 3) || text.has("Closure", at: offset - 4)
                || text.has("ContextualAction", at: offset - 7) || text.has("FlutterResult", at: offset - 2)
                || text.has("PluginCall", at: offset - 2)
        case UInt8(ascii: "k"): text.has("allback", at: offset - 6) || text.has("Block", at: offset - 4)
        case UInt8(ascii: "h"): text.has("ThrowingStream", at: offset - 1) || text.has("SchemeTask", at: offset - 2)
        case UInt8(ascii: "d"):
            text.has("andler", at: offset - 2) || text.has("Locator.shared", at: offset - 13)
                || text.has("Container.shared", at: offset - 15)
        case UInt8(ascii: "m"):
            text.has("romise", at: offset - 2) || text.has("resume(returning", at: offset - 4)
                || text.has("resume(throwing", at: offset - 4) || text.has("resume(with", at: offset - 4)
                || text.has("@main", at: offset - 1)
        case UInt8(ascii: "y"): text.has("AsyncStream", at: offset - 2)
        case UInt8(ascii: "v"):
            text.has("Resolver", at: offset - 5) || text.has("onceover:ignore", at: offset - 5)
                || text.has("ActivityScheduler", at: offset - 4) || text.has("ObserverQuery", at: offset - 5)
                || text.has("TransactionObserver", at: offset - 16)
        case UInt8(ascii: "D"): text.has("Delegate", at: offset) || text.has("Deferred<", at: offset)
        case UInt8(ascii: "X"): text.has("CX", at: offset - 1)
        case UInt8(ascii: ">"): text.arrowReturnsNothing(headAt: offset)
        default: false
        }
    }
}
