import OnceoverContracts
import OnceoverDiagnostics
import OnceoverSource
import OnceoverSymbols

/// What the functions of a file promise in their doc comments.
struct AnnotatedFunctions {
    /// The same for the contract table, here and in other files.
    private(set) var promises: [PromiseFact] = []
    /// Annotations that cannot be understood.
    private(set) var faults: [Note] = []
    private var calls: [Key: CallFrequency] = [:]

    private struct Key: Hashable {
        let function: String
        let labels: [String?]
        let parameter: String
    }

    init(in file: SourceFile) {
        for annotation in DocAnnotations.all(in: file, marker: Annotation.marker) {
            do {
                try add(annotation)
            } catch {
                faults.append(
                    Note(error.description, at: file.location(of: annotation.range)))
            }
        }
    }

    private mutating func add(_ annotation: DocAnnotation) throws(ContractError) {
        let read = try Annotation(annotation.text)
        guard let parameter = annotation.parameters.first(where: { $0.name == read.parameter }) else {
            throw ContractError("`\(annotation.functionName)` has no parameter `\(read.parameter)`")
        }
        let labels = annotation.parameters.map { ($0.label ?? "_") + ":" }.joined()
        let type = annotation.typeName == annotation.functionName ? nil : annotation.typeName
        promises.append(
            PromiseFact(
                function: (type.map { $0 + "." } ?? "") + "\(annotation.functionName)(\(labels))",
                argument: parameter.label, calls: read.calls, timing: read.timing, name: annotation.functionName,
                isPublic: annotation.isPublic))
        let key = Key(
            function: annotation.functionName, labels: annotation.parameters.map(\.label), parameter: read.parameter)
        calls[key] = read.calls
    }

    /// How often a function promises to call a parameter; nil if it promises nothing.
    func calls(of parameter: Int, by function: DeclaredFunction) -> CallFrequency? {
        guard !calls.isEmpty else { return nil }
        let name = function.isInitializer ? function.simpleTypeName ?? function.name : function.name
        return calls[
            Key(
                function: name, labels: function.parameters.map(\.label), parameter: function.parameters[parameter].name
            )]
    }
}
