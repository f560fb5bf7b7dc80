/// How far away a function's callers may be.
enum CallerDistance { case file, module }

extension FileCode {
    /// Nil if unknown code may call the function.
    ///
    /// - Parameter asksOthers: whether callers in other files are asked for, too.
    func distance(ofCallersOf function: Int, asksOthers: Bool) -> CallerDistance? {
        let declared = declarations.functions[function]
        guard !declared.isLocal, !declared.isInitializer, !declared.name.isEmpty, !declared.isCalledByAttribute else {
            return nil
        }
        if declared.isPrivate { return .file }
        guard asksOthers, !declared.isOverride, !isSeenByOthers(function), !declared.isNamedForSender,
            !file.words.contains("@objcMembers"), !Callers(name: declared.name, code: self).isRequired
        else { return nil }
        return .module
    }
}
