import OnceoverDiagnostics
import OnceoverSignatures
import OnceoverSource
import SwiftSyntax

/// The edits that put async functions into one file.
struct OverloadEdits {
    private let project: Project
    private let source: SourceFile
    private let layout: FileLayout
    private let isPlain: Bool
    private let both: BothAnswer
    private let imports: FileImports
    private let file: Int
    private var overloads: [TextEdit] = []
    private var extensions = ProtocolExtensions()
    private var forms: [String: OtherFunction] = [:]
    private var needsError = false
    private var needsLibrary = false

    init(project: Project, file: Int, layout: FileLayout, isPlain: Bool, both: BothAnswer) {
        self.project = project
        self.file = file
        self.layout = layout
        self.isPlain = isPlain
        self.both = both
        source = project.files[file]
        imports = FileImports(source.tree)
    }

    /// Adds the overload of a function; nil, or the reason why there can be none.
    mutating func add(_ candidate: Candidate) -> RefusalReason? {
        let function = candidate.function
        var overload = AsyncOverload(of: function.node, handler: candidate.handler)
        overload.unit = layout.unit
        overload.isCallersIsolation = project.hasCallersIsolation(function)
        overload.preference = both.preference
        overload.tellsUnsendable = candidate.tellsUnsendable(project.index)
        overload.bridge = ContinuationBridge(isPlain: isPlain)
        overload.usesTrailingClosure = project.index.isClear(trailingClosureOf: function)
        let form = form(of: overload, function)
        if let other = forms[form] { return .sameForm(other, isAsync: false) }
        if function.place == .protocol {
            guard let place = ProtocolExtensions.Place(of: function.node) else { return .privateProtocol }
            overload.access = place.access
            overloads.append(insertion(overload.requirement, behind: function.node))
            extensions.add(overload.declaration, at: place)
        } else {
            overloads.append(insertion(overload.declaration, behind: function.node))
        }
        forms[form] = project.named(function)
        needsLibrary = !isPlain
        if isPlain, candidate.handler.shape == .optionalValuesOrError { needsError = true }
        return nil
    }

    /// Adds an async function with a body of its own, and makes a shim of the old one.
    mutating func add(_ made: AsyncFunction, _ shim: Shim, deprecates: Bool) -> RefusalReason? {
        let function = made.candidate.function
        if made.candidate.wrapper == nil, let reason = addOverload(made) { return reason }
        if let wrapper = made.candidate.wrapper?.node { overloads += rewriting(wrapper, made.lines) }
        overloads += rewriting(function.node, shim.text)
        if let storage = made.storage { overloads += storage.all }
        if deprecates { overloads.append(deprecation(of: made.candidate)) }
        needsError = needsError || made.needsError
        needsLibrary = needsLibrary || made.needsLibrary
        return nil
    }

    /// Adds the async function behind its old form.
    private mutating func addOverload(_ made: AsyncFunction) -> RefusalReason? {
        let function = made.candidate.function
        var overload = AsyncOverload(of: function.node, handler: made.candidate.handler)
        overload.unit = layout.unit
        overload.isCallersIsolation = project.hasCallersIsolation(function)
        let form = form(of: overload, function)
        if let other = forms[form] { return .sameForm(other, isAsync: false) }
        forms[form] = project.named(function)
        let head = overload.documentation + overload.prefix + overload.signature + " "
        overloads.append(insertion(head + braces(made.lines), behind: function.node))
        return nil
    }

    /// Puts lines in the place of a function's body.
    private func rewriting(_ function: FunctionDeclSyntax, _ lines: String) -> [TextEdit] {
        guard let body = function.body else { return [] }
        return [TextEdit(body.trimmedBytes, with: layout.withLineBreaks(braces(lines, function.lineIndentation)))]
    }

    private func braces(_ lines: String, _ indentation: String = "") -> String {
        lines.isEmpty ? "{}" : "{\n" + lines.indented(by: indentation + layout.unit) + "\n" + indentation + "}"
    }

    /// `@available(*, deprecated, renamed: "load(id:)")`, above the attributes and modifiers.
    private func deprecation(of candidate: Candidate) -> TextEdit {
        let node = candidate.function.node
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let name = "\(candidate.function.name)(\(candidate.labels.map { $0 + ":" }.joined()))"
        let text = "@available(*, deprecated, renamed: \"\(name)\")\n" + node.lineIndentation
        return TextEdit(start..<start, with: layout.withLineBreaks(text))
    }

    private func form(of overload: AsyncOverload, _ function: ProjectFunction) -> String {
        let kind = function.isStatic ? "static" : ""
        return (function.scope + [kind, overload.signature, function.node.conditionalClause]).joined(separator: "\n")
    }

    var edits: [TextEdit] {
        guard !overloads.isEmpty else { return [] }
        var edits = overloads + extensions.edits(layout)
        if needsLibrary, let edit = imports.edit(adding: "Onceover", layout) { edits.append(edit) }
        if needsError, !project.declarations[file].types.keys.contains(NeitherValueNorError.name) {
            edits.append(NeitherValueNorError.edit(atEndOf: source, layout))
        }
        return edits + NeitherValueNorError.removal(from: source, with: edits)
    }

    /// New text on lines of its own behind a declaration and the comment on its last line.
    private func insertion(_ text: String, behind node: FunctionDeclSyntax) -> TextEdit {
        let lines = text.indented(by: node.lineIndentation)
        let isBare = node.body == nil && !text.contains("\n")
        let end = node.endOfLine
        let after = isBare || node.isFollowedByGap ? "" : "\n"
        return TextEdit(end..<end, with: layout.withLineBreaks((isBare ? "\n" : "\n\n") + lines + after))
    }
}

extension AsyncOverload {
    /// As a protocol demands it. The access is the protocol's.
    fileprivate var requirement: String {
        var bare = self
        bare.access = nil
        return bare.documentation + bare.prefix + signature
    }
}
