import OnceoverVocabulary

/// Callbacks that come again and again, by the names of what they are given.
package enum EventClosure {
    /// Whether a function of this base name has its callback called for whatever happens from then on: `subscribeToLevel`,
    /// `observe`.
    package static func subscribes(function name: String) -> Bool {
        Vocabulary.subscribingVerbs.contains { prefix in
            name == prefix || name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }
    }

    /// Whether a callback with parameters of these names, given to such a function, receives events: `{ level, error in
    /// … }`. A callback that receives only an error, or only a success, reports that the subscription is set up.
    package static func isOfSubscription(_ parameters: [String], givenTo function: String?) -> Bool {
        guard let function, subscribes(function: function) else { return false }
        return parameters.contains { $0 != "_" && !$0.hasPrefix("$") && $0 != "result" && !isEnd($0) }
    }

    /// Whether a callback with parameters of these names is first given back the object that it observes for, so that it need
    /// not hold it: `{ observer, device in … }`.
    static func givesObserverBack(_ parameters: [String]) -> Bool {
        guard let first = parameters.first, Vocabulary.observerParameters.contains(first) else { return false }
        return parameters.dropFirst().contains { $0 != "_" && $0 != "result" && !isEnd($0) }
    }

    /// The parameter by which a callback is told if all is done, first of all as by `DispatchIO`'s handlers, and runs until it is.
    ///
    /// - Parameter repeats: whether it is known to come again and again: then it may be told so behind something else.
    /// - Returns: the number of the parameter that says so; nil if none does.
    static func done(among parameters: [String], repeats: Bool) -> Int? {
        let isFirst = parameters.first == "done" || parameters.first == "finished" && parameters.count > 1
        let named = parameters.firstIndex(of: "done")
        return isFirst ? named ?? 0 : repeats ? named : nil
    }

    /// Whether a callback whose first parameter has this name receives one of several events: `{ event in … }`.
    ///
    /// - Parameter function: the name of the function that it is given to, where it is given to one.
    static func isEvent(_ parameter: String, givenBy function: String?) -> Bool {
        let lowered = parameter.lowercased()
        guard Vocabulary.eventParameterEndings.contains(where: lowered.hasSuffix) else { return false }
        return !(function.map { name in Vocabulary.askingBeginnings.contains { name.hasPrefix($0) } } ?? false)
    }

    /// Whether an event of this name comes for each of several elements: `.childAdded`, `.rowRemoved`.
    package static func isOfElement(_ name: String) -> Bool {
        Vocabulary.elementEventEndings.contains { name.hasSuffix($0) && name.count > $0.count }
    }

    /// Whether a callback that is given a value under this name has not come for the last time.
    package static func isProgress(_ parameter: String) -> Bool { parameter.lowercased().hasSuffix("progress") }

    /// Whether what is true under this name says that a callback has been given something preliminary, so that it comes
    /// again: `photo.isDegraded`.
    package static func isPreliminary(_ name: String) -> Bool {
        Vocabulary.preliminaryFlags.contains(name.lowercased())
    }

    /// Whether an event of this name is the last one: `.failed`, `.didEnd`.
    package static func isEnd(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return Vocabulary.lastEventParts.contains { lowered.contains($0) }
    }

    /// `getState { state in … }`: an answer, once.
}
