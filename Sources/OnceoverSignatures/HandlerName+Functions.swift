/// What the names of functions say of the closures that they are given.
extension HandlerName {
    /// Whether a function of this base name takes its handler as an unlabelled last argument.
    package static func impliesCompletion(function name: String) -> Bool {
        ["WithCompletion", "WithCompletionHandler", "WithCompletionBlock", "WithCallback"].contains {
            name.hasSuffix($0)
        } || ["onCompletion", "whenComplete", "setCompletionBlock", "addCompletion"].contains(name)
    }

    /// Whether a function of this base name is there to make sure of something, so that its closure need not be called where that
    /// cannot be had: `ensureConnected { … }`, `showMap(ifAllowed:)`, `checkValidation { … }`.
    package static func makesSure(function name: String) -> Bool {
        let words = ["ensure", "require", "validate", "checkValidation", "checkPermission", "checkAuthorization"]
        return words.contains { name.hasPrefix($0) && name.dropFirst($0.count).first.map(\.isUppercase) ?? true }
            || ["IfAllowed", "IfPermitted", "IfAuthorized", "IfGranted"].contains { name.hasSuffix($0) }
    }

    /// Whether a function of this base name runs its closure when it sees fit, and not once for each call: `retry`,
    /// `debounce`.
    package static func runsAtWill(function name: String) -> Bool {
        ["retry", "debounce", "throttle", "coalesce"].contains(name)
    }

    /// Whether a function of this base name registers a listener for many events.
    package static func registersEvents(function name: String) -> Bool {
        name.hasSuffix("Timer") || name == "install"
            || eventPrefixes.contains { prefix in
                name == prefix || name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
            }
    }

    /// Whether a function of this base name registers a listener: `addTideListener`, `observe`, `onTide`. One that adds
    /// or sets something else may do so once.
    package static func registersListener(function name: String) -> Bool {
        let end = ["Listener", "Observer", "Handler", "Callback", "Subscriber", "Subscription"]
        return registersEvents(function: name) && !changing.contains { name.hasPrefix($0) }
            || changing.contains { name.hasPrefix($0) } && end.contains { name.hasSuffix($0) }
    }

    /// Whether a function with this base name only registers a listener: `registerTideListener`.
    package static func addsListener(function name: String) -> Bool {
        ["add", "register", "attach"].contains { name.hasPrefix($0) }
            && ["Listener", "Observer", "Subscriber"].contains { name.hasSuffix($0) }
    }

    /// Whether a function with this base name removes a listener, which it takes to compare with: `off`,
    /// `removeTideListener`.
    package static func removesListener(function name: String) -> Bool {
        removing.contains(name)
            || ["remove", "unregister", "detach", "unsubscribe"].contains { name.hasPrefix($0) }
                && ["Listener", "Observer", "Subscriber", "Handler", "Callback"].contains { name.hasSuffix($0) }
    }

    private static let removing: Set<String> = ["off", "unsubscribe", "unobserve", "unlisten"]
    private static let changing = ["add", "set", "register", "attach", "bind", "handle"]

    private static let eventPrefixes = [
        "on", "add", "observe", "subscribe", "listen", "register", "watch", "bind", "set", "forEach", "enumerate",
        "each", "monitor", "handle", "attach", "stream", "sink", "when",
        "startObserving", "startMonitoring", "startListening", "startWatching", "startTracking", "timer",
    ]
}
