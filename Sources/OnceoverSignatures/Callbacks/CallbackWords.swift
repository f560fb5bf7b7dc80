import OnceoverVocabulary
import SwiftSyntax

/// What the words of a delegate's callbacks say.
extension FunctionParameterSyntax {
    /// Whether it is the object that calls: `_ picker: ContactPickerController` of `contactPicker(_:didSelect:)`, or
    /// `controller: AuthorizationController` of `authorizationController(controller:didComplete:)`.
    package func isSender(of base: String) -> Bool {
        let type = (type.optionalWrapped ?? type).trimmedDescription
        if firstName.tokenKind == .wildcard { return type.isNamed(in: base) }
        return type.lowercased().hasSuffix(base.lowercased())
            && base.lowercased().hasSuffix(firstName.text.lowercased())
    }
}

extension String {
    /// Whether a callback's base name begins with a type's. Frameworks leave out their prefix, and for controllers what
    /// they are called in the middle: `mailComposeController(_:didFinish:)` has a `MFMailComposeViewController`.
    fileprivate func isNamed(in base: String) -> Bool {
        let (type, subject) = (lowercased(), base.subject.lowercased())
        if type.hasSuffix(subject) || base.lowercased().hasPrefix(withoutPrefix.lowercased()) { return true }
        return hasSuffix("Controller") && (type.contains(subject) || withoutPrefix.firstWord == base.firstWord)
    }

    /// `ContactPicker` of `CNContactPicker`.
    private var withoutPrefix: String {
        let capitals = prefix { $0.isUppercase }
        return capitals.count > 1 && capitals.count < count ? String(dropFirst(capitals.count - 1)) : self
    }

    /// What stands before `Did`, `Was` or `Will`, if one does.
    private var subject: String {
        let ends = Vocabulary.eventVerbs.compactMap { range(of: $0, after: 1) }
        return ends.min().map { String(self[..<$0]) } ?? self
    }

    private func range(of word: String, after offset: Int) -> Index? {
        indices.dropFirst(offset).first { self[$0...].hasPrefix(word) }
    }

    private var firstWord: String { prefix(1).lowercased() + dropFirst().prefix { !$0.isUppercase } }

    /// Whether a label is about an event rather than about who takes part: `didSelect`, not `task`.
    var saysWhatHappens: Bool {
        Vocabulary.eventLabelBeginnings.contains { verb in
            hasPrefix(verb) && dropFirst(verb.count).first?.isUppercase ?? true
        }
    }
}
