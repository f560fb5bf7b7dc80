import OnceoverAnalysis
import OnceoverContracts
import OnceoverSignatures
import OnceoverSource
import OnceoverSymbols
import OnceoverVocabulary

/// What can be said of a file before it is parsed.
///
/// A file that passes the pre-filter has a word of an obligation, but most have no obligation: they call functions with
/// handlers, or declare closures that are called for each of many events. Such a file may still matter to others,
/// because its extensions touch what a type stores in another file, its functions call their closures, or its types
/// keep objects. These are found by their names, and the file is parsed only if another file asks.
struct TextGlance {
    private let text: SourceText
    private let words: WordSearch
    private let contracts: ContractTable

    init(at text: SourceText, contracts: ContractTable) {
        self.text = text
        words = WordSearch(text)
        self.contracts = contracts
    }

    /// Nil if the file has to be parsed.
    var analysis: FileAnalysis? {
        guard var analysis = analysisByHandlers else { return nil }
        analysis.merge(offering(EndingFunctions(in: words, contracts: contracts).possibleNames, as: .never))
        if words.contains("init?()") { analysis.merge(offering(DeclaredNames.types(in: words), as: .failing)) }
        return analysis
    }

    private var analysisByHandlers: FileAnalysis? {
        if isRuledOut { return analysisWithoutHandlers }
        if mayHoldObligation { return nil }
        var analysis = analysisOfExtensions
        if HandlerShape.mayBeWritten(in: words) {
            guard let others = analysisOfFunctions else { return nil }
            analysis.merge(others)
            analysis.merge(offering(DeclaredNames.keptTypes(in: words).union(singletons), as: .lasting))
        } else {
            analysis.merge(analysisOfMakers)
        }
        if isOfProgram { analysis.merge(offering(DeclaredNames.mentionedTypes(in: words), as: .lasting)) }
        return analysis
    }

    // MARK: - What has to be parsed

    /// A function that never returns ends its callers' paths in other files too.
    private var isRuledOut: Bool {
        ObligationMarks.areRuledOut(
            in: words,
            besides: contracts.handlerGivers + contracts.handlerMarks + [Annotation.marker, "-> Never"]
                + Vocabulary.programMarks)
    }

    private var mayHoldObligation: Bool {
        words.contains(Annotation.marker)
            || !ObligationMarks(in: words, givers: contracts.handlerGivers).isEmpty
    }

    /// What others would ask of functions that are given closures; nil if one of those may be an obligation.
    private var analysisOfFunctions: FileAnalysis? {
        if Self.telling.contains(where: { words.contains($0) }) { return nil }
        // Most texts do not come as far as here.
        let isOfTests = text.isOfTests
        let declared = HandlerDeclarations(in: words, ofTests: isOfTests, contracts: contracts)
        if declared.areAny { return nil }
        let names = DeclaredNames.functionsGivenClosures(in: words)
        if !isOfTests, names.contains(where: HandlerName.impliesCompletion) { return nil }
        let isPublic = ["public ", "open ", "package "].contains { words.contains($0) }
        var analysis = FileAnalysis()
        for name in names { analysis.offers.insert(Offer(name: name, isPublic: isPublic, isExpected: false)) }
        if declared.maySpendAny { analysis.merge(analysisOfStoredHandlers) }
        return analysis
    }

    /// Extensions in other files may take out what a type stores.
    private var analysisOfStoredHandlers: FileAnalysis {
        var analysis = FileAnalysis()
        for type in DeclaredNames.types(in: words) {
            analysis.offers.insert(Offer(name: FactName.handlers(of: type), isPublic: false, isExpected: false))
        }
        return analysis
    }

    /// Words of a file that says more of its functions than their names do.
    private static let telling = Vocabulary.tellingMarks + ObligationType.names(of: .promise).sorted()

    // MARK: - What concerns others

    /// Where nothing has a handler's name, an extension may still make a delegate of a type that has one.
    private var analysisWithoutHandlers: FileAnalysis {
        var analysis = analysisOfMakers
        if mentionsDelegate { analysis.merge(analysisOfExtensions) }
        return analysis
    }

    /// Objects that the program keeps until it ends may be made in a file without callbacks. The file may not say which
    /// object keeps the maker, and for how long.
    private var analysisOfMakers: FileAnalysis { offering(DeclaredNames.constructedTypes(in: words), as: .lasting) }

    /// The program's delegate keeps its objects until the program ends.
    private var isOfProgram: Bool { Vocabulary.programMarks.contains { words.contains($0) } }

    /// Types of the file that may have their only instance in a property of their own.
    private var singletons: Set<String> {
        DeclaredNames.mayHaveSharedInstance(in: words) ? DeclaredNames.types(in: words) : []
    }

    private func offering(_ types: Set<String>, as statement: Statement) -> FileAnalysis {
        var analysis = FileAnalysis()
        for type in types {
            analysis.offers.insert(
                Offer(name: statement.name(of: type), isPublic: statement.isPublic, isExpected: false))
        }
        return analysis
    }

    /// Whether the file mentions a delegate protocol that has exits.
    private var mentionsDelegate: Bool {
        Vocabulary.toldTypeMarks.contains { words.contains($0) }
            && contracts.delegatesWithInteractions.contains { words.contains($0) }
    }

    private var analysisOfExtensions: FileAnalysis {
        var analysis = FileAnalysis()
        let names = DeclaredNames(in: words)
        let isOfDelegate = mentionsDelegate
        for type in names.extendedTypes {
            analysis.asks.insert(Ask(name: FactName.slots(of: type), trustsExpectation: false))
            if isOfDelegate {
                analysis.asks.insert(Ask(name: FactName.handlers(of: type), trustsExpectation: false))
            }
            let methods = names.functions.union(["init"]).map { FactName.method($0, of: type) }
            for name in methods + [FactName.discharges(in: type)] {
                analysis.offers.insert(Offer(name: name, isPublic: false, isExpected: false))
            }
        }
        if ObligationMarks.mayReachOthers(in: words) {
            let slots = DeclaredNames.mentionedTypes(in: words).map(FactName.slots)
            analysis.asks.formUnion(slots.map { Ask(name: $0, trustsExpectation: false) })
        }
        return analysis
    }
}
