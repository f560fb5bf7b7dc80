import OnceoverAnalysis
import OnceoverContracts
import OnceoverSource
import OnceoverSymbols

/// What can be said of a file before it is parsed.
///
/// Every other file that passes the pre-filter only calls functions with handlers: it writes no type of a handler, a
/// continuation or a promise, and calls nothing that makes one. Nothing in it is an obligation. At most its extensions
/// concern others, because their methods may touch what the type stores in another file; so much is seen by their names,
/// and the file is parsed if somebody asks.
struct TextGlance {
    let words: WordSearch
    /// Functions that give their closure a handler.
    let givers: [String]

    /// Nothing where the file has to be parsed.
    var analysis: FileAnalysis? {
        if isRuledOut { return analysisOfOwners }
        if mayHoldObligation { return nil }
        var analysis = analysisOfExtensions
        analysis.merge(analysisOfOwners)
        return analysis
    }

    /// What is kept for as long as the program runs may be made where nothing is called back.
    private var analysisOfOwners: FileAnalysis {
        var analysis = FileAnalysis()
        guard Self.keeping.contains(where: { words.contains($0) }) else { return analysis }
        for type in DeclaredNames.constructedTypes(in: words) {
            analysis.offers.insert(Offer(name: Statement.lasting.name(of: type), isPublic: true, isExpected: false))
        }
        return analysis
    }

    /// A function that never returns ends its callers' paths in other files too, and what the program's delegate keeps is
    /// never gone.
    private var isRuledOut: Bool {
        ObligationMarks.areRuledOut(in: words, besides: givers + [Annotation.marker, "-> Never"] + ProgramType.marks)
    }

    private var mayHoldObligation: Bool {
        HandlerShape.mayBeWritten(in: words) || words.contains(Annotation.marker)
            || ProgramType.marks.contains { words.contains($0) } || !ObligationMarks(in: words, givers: givers).isEmpty
    }

    /// Words of a file that keeps an object for good, or gives it to one that does.
    private static let keeping = ["static let shared", "Locator.shared", "Container.shared"]

    private var analysisOfExtensions: FileAnalysis {
        var analysis = FileAnalysis()
        let names = DeclaredNames(in: words)
        for type in names.extendedTypes {
            analysis.asks.insert(Ask(name: FactName.slots(of: type), trustsExpectation: false))
            let methods = names.functions.union(["init"]).map { FactName.method($0, of: type) }
            for name in methods + [FactName.discharges(in: type)] {
                analysis.offers.insert(Offer(name: name, isPublic: false, isExpected: false))
            }
        }
        return analysis
    }
}
