import OnceoverVocabulary

/// What the names of functions say of the closures that they are given.
extension HandlerName {
    /// Whether a function of this base name takes its handler as an unlabelled last argument.
    package static func impliesCompletion(function name: String) -> Bool {
        Vocabulary.functionsWithCompletion.contains {
            name.hasSuffix($0)
        } || Vocabulary.completionFunctions.contains(name)
    }

    /// Whether a function of this base name is there to make sure of something, so that its closure need not be called where that
    /// cannot be had: `ensureConnected { … }`, `showMap(ifAllowed:)`, `checkValidation { … }`.
    package static func makesSure(function name: String) -> Bool {
        let words = Vocabulary.ensuringBeginnings
        return words.contains { name.hasPrefix($0) && name.dropFirst($0.count).first.map(\.isUppercase) ?? true }
            || Vocabulary.ensuringEndings.contains { name.hasSuffix($0) }
    }

    /// Whether a function of this base name runs its closure when it sees fit, and not once for each call: `retry`,
    /// `debounce`.
    package static func runsAtWill(function name: String) -> Bool {
        Vocabulary.functionsAtWill.contains(name)
    }

    /// Whether a function of this base name registers a listener for many events.
    package static func registersEvents(function name: String) -> Bool {
        name.hasSuffix("Timer") || name == "install"
            || Vocabulary.eventBeginnings.contains { prefix in
                name == prefix || name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
            }
    }

    /// Whether a function of this base name registers a listener: `addTideListener`, `observe`, `onTide`. One that adds
    /// or sets something else may do so once.
    package static func registersListener(function name: String) -> Bool {
        let end = Vocabulary.listenerEndings
        return registersEvents(function: name) && !Vocabulary.changingBeginnings.contains { name.hasPrefix($0) }
            || Vocabulary.changingBeginnings.contains { name.hasPrefix($0) } && end.contains { name.hasSuffix($0) }
    }

    /// Whether a function with this base name only registers a listener: `registerTideListener`.
    package static func addsListener(function name: String) -> Bool {
        Vocabulary.addingBeginnings.contains { name.hasPrefix($0) }
            && Vocabulary.addedListenerEndings.contains { name.hasSuffix($0) }
    }

    /// Whether a function with this base name removes a listener, which it takes to compare with: `off`,
    /// `removeTideListener`.
    package static func removesListener(function name: String) -> Bool {
        Vocabulary.removingFunctions.contains(name)
            || Vocabulary.removingBeginnings.contains { name.hasPrefix($0) }
                && Vocabulary.removedListenerEndings.contains { name.hasSuffix($0) }
    }
}
