/// A type of which each value must be discharged, as its library declares it.
///
/// `ObligationType.all` is the one place that knows such types: a library is supported by a row.
package struct ObligationType: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case continuation
        /// A continuation of the runtime library: its first answer counts, and to drop it is an answer too.
        case answerable
        case stream
        case promise
        /// A function type that a framework names. A function that receives such a closure must call it.
        case handler
        /// Calls wait in it.
        case slot
    }

    package let name: String
    /// The types that it is nested in; empty where its own name is enough.
    package let owners: Set<String>
    package let kind: Kind
    package let makers: [Maker]
    /// The methods that discharge it.
    package let discharging: Set<String>
    /// Methods and functions that only look at it, or at the future that it stands for.
    package let observing: Set<String>
    /// The name of its property that returns the future; nil if it has none.
    package let future: String?
    /// Whether the type is its own future: code that receives it may only wait for it.
    package let isFuture: Bool
    /// Whether a function that is given one must discharge it, whatever the parameter is called.
    package let isOwedWhereGiven: Bool
    /// The labels under which a function is only told of one that is over: `webView(_:stop:)`.
    package let toldAs: Set<String>
    /// Members of it, and functions that take it, that keep it to discharge it later: `call.keepAlive = true`.
    package let keptBy: Set<String>
    package let sign: Sign
    /// Where that is said: the address of a page, or the library's own folder.
    package let source: String

    init(
        _ name: String, in owners: Set<String> = [], _ kind: Kind, madeBy makers: [Maker],
        dischargedBy discharging: Set<String>, observedBy observing: Set<String> = [], future: String? = nil,
        isFuture: Bool = false, isOwedWhereGiven: Bool = false, toldAs: Set<String> = [], keptBy: Set<String> = [],
        knownBy sign: Sign = .name, source: String
    ) {
        self.name = name
        self.owners = owners
        self.kind = kind
        self.makers = makers
        self.discharging = discharging
        self.observing = observing
        self.future = future
        self.isFuture = isFuture
        self.isOwedWhereGiven = isOwedWhereGiven
        self.toldAs = toldAs
        self.keptBy = keptBy
        self.sign = sign
        self.source = source
    }
}

extension ObligationType {
    /// By what a file shows that it means the type, and not another one of the name.
    package enum Sign: Hashable, Sendable {
        /// Its name, wherever it is written.
        case name
        /// The call that makes the value, not the name: `let (promise, resolver) = Promise<Int>.pending()`.
        case maker
        /// What makes a value, in a file that imports a module.
        case importing(String)
    }

    /// What brings a value of such a type into being.
    package enum Maker: Hashable, Sendable {
        /// A function, or an initialiser, gives it to its closure: `withCheckedContinuation { continuation in … }`.
        ///
        /// `parameter` is what people call it, where the closure may be given something else.
        case closure(of: String, parameter: String? = nil)
        /// A function returns it: `loop.makePromise(of: Int.self)`, `Promise<Int>.pending()`.
        case function(String)
        /// A function returns a tuple that it is a part of: `AsyncStream.makeStream(of: Int.self)`.
        case part(String, at: Int, of: String)

        /// The name of the function.
        package var function: String {
            switch self {
            case .closure(let name, _), .function(let name), .part(_, _, let name): name
            }
        }
    }
}
