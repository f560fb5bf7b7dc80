// swift-format-ignore-file
// Written by Scripts/contract-text from Resources/vocabulary.json.

extension Vocabulary {
    /// A type alias that ends so and is declared elsewhere is taken for a closure.
    package static let handlerTypeEndings: [String] = ["Completion", "Handler", "Block", "Callback", "Closure", "CallBack"]
    /// In front of `Completion` it says that the handler hears of one of several steps.
    package static let stepNames: Set<String> = ["step", "item", "part", "partial", "single"]
    /// A completion handler of this name is told of the end, and its name says nothing of what it hears.
    package static let plainHandlers: Set<String> = ["completion", "completionHandler", "completionBlock", "completionCallback", "completionClosure"]
    /// A closure of this name is called, and its name says neither when nor how often.
    package static let vagueHandlers: Set<String> = ["callback", "callBack", "handler", "block", "closure"]
    /// A closure whose lower-case name ends so is told of a result, but it need not be the end.
    package static let callbackEndings: [String] = ["resulthandler", "responsehandler", "resultcallback"]
    /// The closure behind this label is no completion handler, whatever its own name.
    package static let otherLabels: Set<String> = ["or", "to", "else"]
    /// The closure behind a label that ends so is called, but it is no completion handler unless another word says so.
    package static let callbackLabelEndings: [String] = ["Handler", "Callback", "Block"]
    /// A closure with this in its lower-case name hears of an end, so that it is no closure for what comes again and again.
    package static let handlerEndParts: [String] = ["complet", "done", "finish", "reply", "decision", "succe", "fail"]
    /// A closure of this name is a completion handler: it must be called exactly once.
    package static let completionHandlers: Set<String> = ["completion", "completionHandler", "completionBlock", "completed", "handler", "callback", "reply", "replyHandler", "decisionHandler", "onCompletion", "onComplete", "onDone", "done", "resultHandler", "responseHandler", "withReplyTo", "withReply", "fetchCompletionHandler", "completionCallback", "whenDone", "onFinish", "onFinished", "finished", "onResult", "resultCallback", "completionClosure", "callBack"]
    /// A closure that ends so is a completion handler: it must be called exactly once.
    package static let completionHandlerEndings: [String] = ["Completion", "CompletionHandler", "CompletionBlock", "CompletionCallback", "DecisionHandler", "ReplyHandler", "ResultHandler", "ResponseHandler", "ResultCallback"]
    /// Of several closures, one whose lower-case name ends so is rather the completion handler.
    package static let likelyHandlerEndings: [String] = ["completion", "handler", "callback", "completionblock", "reply"]
    /// A closure of this name is told of success, besides those that have a word for it.
    package static let answeringHandlers: Set<String> = ["replyHandler", "responseHandler", "resultHandler"]
    /// What may follow the word for an outcome in the name of a closure: `successHandler`, `failureBlock`.
    package static let handlerKinds: Set<String> = ["CompletionHandler", "CompletionBlock", "Completion", "Handler", "Callback", "CallBack", "Block", "Closure"]
    /// A closure whose name is this word, alone or with the word for a closure behind it, is called on success, and the one for failure otherwise.
    package static let successHandlers: [String] = ["success", "succeed", "succeeded", "onSuccess", "onSucceed", "onSucceeded", "resolve", "resolver", "fulfill"]
    /// A closure whose name is this word, alone or with the word for a closure behind it, is called on failure, and the one for success otherwise.
    package static let failureHandlers: [String] = ["failure", "fail", "failed", "error", "onFailure", "onFail", "onFailed", "onError", "nonComplete", "noncomplete", "nonCompleted", "noncompleted", "notCompleted", "unsuccess", "reject", "rejecter"]
    /// A closure whose name is this word, alone or with the word for a closure behind it, hears that somebody has called the whole off.
    package static let cancellationHandlers: [String] = ["cancel", "canceled", "cancelled", "cancellation", "onCancel", "onCanceled", "onCancelled", "onCancellation"]
    /// Besides the labels for success and failure, a label of this name is for an outcome: one of these closures is called, and not the others.
    package static let otherOutcomeLabels: Set<String> = ["onComplete", "onCompleted", "replyHandler", "onDone", "fulfill"]
    /// The closure under this label is called on success.
    package static let successLabels: Set<String> = ["success", "onSuccess", "successHandler", "successBlock"]
    /// The closure under this label is called on failure.
    package static let failureLabels: Set<String> = ["failure", "error", "onFailure", "onError", "errorHandler", "failureHandler", "failureBlock", "reject"]
    /// Methods of this name in a chain are for one outcome each: one of their closures is called, and not the others.
    package static let outcomeMethods: Set<String> = ["done", "catch", "whenSuccess", "whenFailure", "onSuccess", "onFailure", "onError", "recover", "fail", "onCancel", "onComplete", "success", "failure"]
    /// A parameter of this name is an error.
    package static let errorParameters: Set<String> = ["error", "err"]
    /// A value of a type that ends so tells how something went, and is not one of several that the user may choose.
    package static let outcomeTypeEndings: [String] = ["Result", "Outcome", "Response", "Error", "State", "Status", "Event", "Action"]
    /// A member of this name is what an answer holds on success.
    package static let answerParts: Set<String> = ["result", "value", "data", "output"]
    /// A method of this name runs its closure on success, at the end of a chain.
    package static let successSteps: Set<String> = ["done", "onSuccess", "whenSuccess"]
    /// A method of this name runs its closure on the failure of any step before it.
    package static let catchingSteps: Set<String> = ["catch", "recover", "rescue", "onError"]
    /// A function that adds or sets something and ends so registers somebody who listens, whom it may call again and again.
    package static let listenerEndings: [String] = ["Listener", "Observer", "Handler", "Callback", "Subscriber", "Subscription"]
    /// A function that begins so, and ends with a word for a listener, does nothing but register it.
    package static let addingBeginnings: [String] = ["add", "register", "attach"]
    /// A function that begins with a word for adding, and ends so, does nothing but register a listener.
    package static let addedListenerEndings: [String] = ["Listener", "Observer", "Subscriber"]
    /// A function that begins so, and ends with a word for a listener, forgets it and does not call it.
    package static let removingBeginnings: [String] = ["remove", "unregister", "detach", "unsubscribe"]
    /// A function that begins with a word for removing, and ends so, forgets a listener and does not call it.
    package static let removedListenerEndings: [String] = ["Listener", "Observer", "Subscriber", "Handler", "Callback"]
    /// A function of this name forgets a listener and does not call it.
    package static let removingFunctions: Set<String> = ["off", "unsubscribe", "unobserve", "unlisten"]
    /// A function that begins so may register a listener or do something once: the rest of its name decides.
    package static let changingBeginnings: [String] = ["add", "set", "register", "attach", "bind", "handle"]
    /// A function or a closure whose name begins with this word is about something that comes again and again.
    package static let eventBeginnings: [String] = ["on", "add", "observe", "subscribe", "listen", "register", "watch", "bind", "set", "forEach", "enumerate", "each", "monitor", "handle", "attach", "stream", "sink", "when", "startObserving", "startMonitoring", "startListening", "startWatching", "startTracking", "timer"]
    /// A closure with this in its lower-case name is called for each of many things as they come.
    package static let pieceNames: [String] = ["chunk", "message", "packet", "frame", "tick", "sample", "reading", "receive", "progress", "change", "update"]
    /// A closure with this in its lower-case name hears of what happens meanwhile: any number of times.
    package static let happeningParts: [String] = ["update", "event", "change", "error", "failure", "retry", "config", "cancel", "terminat", "each", "observ", "subscri", "value", "log", "state"]
    /// A closure with this in its lower-case name hears how much is done, again and again.
    package static let progressParts: [String] = ["progress", "percent", "fraction"]
    /// A closure with this in its lower-case name hears what the user does, again and again.
    package static let useParts: [String] = ["tap", "press", "click", "select"]
    /// In the name of a delegate's method, the word before which its subject stands: `tideDidTurn`.
    package static let eventVerbs: [String] = ["Did", "Was", "Will", "Should"]
    /// A label that begins so says what happens, and not who takes part: `didSelect`.
    package static let eventLabelBeginnings: [String] = ["did", "will", "was", "should", "failed"]
    /// The closure under this label may be called any number of times.
    package static let eventLabels: Set<String> = ["onCancel", "progress", "progressHandler", "progressBlock", "onProgress", "receiveValue", "onNext", "configurationHandler", "where"]
    /// A function of this name may call its closure any number of times.
    package static let eventFunctions: Set<String> = ["observe", "addObserver", "setObserver", "addListener", "setListener", "subscribe", "listen", "startUpdates", "sink"]
    /// What is assigned to a property that ends so may be called any number of times.
    package static let eventPropertyEndings: [String] = ["UpdateHandler", "eventHandler", "onEvent", "EventHandler", "progressHandler", "onTermination", "progressBlock", "onProgress", "onUpdate", "onChange", "DidChange"]
    /// A callback whose first parameter has this name is given back the object that it observes for.
    package static let observerParameters: Set<String> = ["_", "observer", "owner"]
    /// Where this is true of what a callback is given, by its lower-case name, the callback comes again.
    package static let preliminaryFlags: Set<String> = ["isdegraded", "degraded", "ispreliminary"]
    /// A function whose name begins with this word calls its closure for whatever happens from then on.
    package static let subscribingVerbs: [String] = ["subscribe", "observe", "listen", "monitor", "watch"]
    /// A callback whose first parameter has a lower-case name that ends so hears of one of several events, and may come again.
    package static let eventParameterEndings: [String] = ["event", "progress", "phase", "state", "status"]
    /// An event that ends so comes for each of several elements: `childAdded`.
    package static let elementEventEndings: [String] = ["Added", "Inserted", "Changed", "Moved", "Removed", "Deleted"]
    /// An event with this in its lower-case name is the last one.
    package static let lastEventParts: [String] = ["error", "fail", "end", "cancel", "complet", "finish", "done", "succe", "deni", "deny", "invalid", "timeout", "timedout", "disconnect", "stop", "close", "terminat", "reject", "restrict", "unauth", "abort", "expire", "dismiss"]
    /// A type that ends so tells of what goes on, and calls its callback again and again.
    package static let monitorTypeEndings: [String] = ["Monitor", "Observer", "Listener", "Watcher", "Recognizer"]
    /// A function that returns a value of a type that ends so calls its closure for each item of a stream.
    package static let callStreamEndings: [String] = ["Closeable", "Closable", "StreamingCall"]
    /// A function that registers a listener and returns a value of a type that ends so gives back a subscription.
    package static let subscriptionTypeEndings: [String] = ["Subscription", "Token", "Observation", "Observer", "Listener", "Registration", "Disposable", "Cancellable"]
    /// A function that begins so registers somebody who listens: its handler is told whether that stands.
    package static let subscribingBeginnings: [String] = ["listen", "subscribe", "register", "observe", "add"]
    /// A report with a case of this name tells of a stage, and not of the end.
    package static let stageCases: Set<String> = ["begin", "began", "start", "started", "willStart", "progress", "inProgress", "loading", "updating", "processing", "running", "downloading", "uploading", "preparing", "waiting", "connecting", "partial", "intermediate"]
    /// A method that begins with `add` and ends so offers the user one more choice.
    package static let choiceMethodEndings: [String] = ["Action", "Button"]
    /// A function that ends so makes something that the user may choose.
    package static let choiceMakerEndings: [String] = ["Action", "Button", "MenuItem"]
    /// What stands under this label is offered to the user, who takes one of several.
    package static let offerLabels: Set<String> = ["actions", "buttons"]
    /// What stands under a label that ends so is offered to the user, who takes one of several.
    package static let offerLabelEndings: [String] = ["Action", "Actions", "Button", "Buttons"]
    /// The closure under this label is what is done when the user takes a choice.
    package static let choiceHandlerLabels: Set<String> = ["handler", "action", "primaryAction"]
    /// A value of a type that ends so is something that the user may act on, and that calls the handler then.
    package static let chosenTypeEndings: [String] = ["Action", "Menu", "MenuItem", "Button", "Controller", "View", "Alert"]
    /// Besides controls, a value of a type that ends so is something that the user acts on.
    package static let shownTypeEndings: [String] = ["View", "Sheet", "Window", "Item"]
    /// A value of a type that ends so is a control: it calls its handler when the user acts.
    package static let controlTypeEndings: [String] = ["Action", "Button", "Menu", "MenuItem", "Controller", "Alert"]
    /// A function that begins so runs once, as an object or the program starts.
    package static let setUpBeginnings: [String] = ["configure", "setup", "setUp", "start", "prepare", "bootstrap", "initialize", "register", "initServices"]
    /// A function that ends so takes a completion handler as its last argument, without a label.
    package static let functionsWithCompletion: [String] = ["WithCompletion", "WithCompletionHandler", "WithCompletionBlock", "WithCallback"]
    /// A function of this name takes a completion handler as its last argument, without a label.
    package static let completionFunctions: Set<String> = ["onCompletion", "whenComplete", "setCompletionBlock", "addCompletion"]
    /// A function whose name begins with this word makes sure of something. It need not call its closure where that cannot be had.
    package static let ensuringBeginnings: [String] = ["ensure", "require", "validate", "checkValidation", "checkPermission", "checkAuthorization"]
    /// A function that ends so need not call its closure where that is not allowed.
    package static let ensuringEndings: [String] = ["IfAllowed", "IfPermitted", "IfAuthorized", "IfGranted"]
    /// A function of this name runs its closure when it sees fit, and not once for each call.
    package static let functionsAtWill: Set<String> = ["retry", "debounce", "throttle", "coalesce"]
    /// A function of this name runs its closure at once, and once, before it returns.
    package static let inPlaceFunctions: Set<String> = ["withCriticalRegion", "synchronized", "locked", "withCancellableContinuation"]
    /// A function that begins so asks something: its callback is an answer, and comes once, even if it tells a state.
    package static let askingBeginnings: [String] = ["get", "fetch", "check", "request", "load", "query", "determine", "read", "find", "evaluate", "current", "account", "authori", "ask", "prompt", "resolve", "validate", "verify", "test"]
    /// A method with this word in its lower-case name counts, and gives the count.
    package static let countingWords: [String] = ["decrement", "increment", "countdown", "wrappingadd", "wrappingsubtract"]
    /// A function of this name gives back the condition that it is given.
    package static let transparentFunctions: Set<String> = ["_fastPath", "_slowPath", "likely", "unlikely"]
    /// A function with this in its lower-case name may answer the opposite of what it is given.
    package static let opposingWords: [String] = ["no", "un", "false", "invert", "toggle"]
    /// A method of this name starts what has been made.
    package static let startingMethods: Set<String> = ["resume", "run", "begin", "activate", "fire", "execute", "connect", "launch", "perform"]
    /// A method of a chain that hands its closure to one of this name adds it to those that listen.
    package static let chainAddingMethods: Set<String> = ["add", "append", "insert"]
    /// A method of this name of a continuation gives a closure that answers in its place.
    package static let handlerGivingMethods: Set<String> = ["handler", "resultHandler"]
    /// A function without a body here runs the closure under this label once, as it would a completion handler.
    package static let runningLabels: Set<String> = ["execute", "block", "closure", "work"]
    /// A method that begins so only asks, and lets nobody through.
    package static let questionBeginnings: [String] = ["is", "has", "can", "should", "contains", "starts", "ends"]
    /// A function of this name lets only the first caller through, and answers yes to it.
    package static let claimingFunctions: Set<String> = ["claim", "tryClaim", "take", "tryTake", "first", "isFirst", "once", "fire", "tryFire", "acquire", "tryAcquire", "enter", "tryEnter", "compareExchange", "weakCompareExchange", "compareAndSwap", "trySet", "setOnce", "tryResume", "tryComplete", "markResumed", "tryMark", "finish", "complete", "claimOnce", "begin", "check", "shouldResume", "consume", "setIfUnset", "pass", "win", "resumeOnce", "tryConsume", "tryLock", "lockIfAvailable", "test"]
    /// A function of this name lets only the first caller through, and answers no to it: it gives back what was there before.
    package static let formerValueFunctions: Set<String> = ["testAndSet", "logicalOr", "exchange", "swap", "getAndSet"]
    /// A method that begins so lets only the first caller through, if it answers yes.
    package static let claimingBeginnings: [String] = ["consume", "claim", "begin", "try"]
    /// A method of this name ends a source of callbacks, which are then not called any more.
    package static let disarmingMethods: Set<String> = ["cancel", "invalidate", "dispose", "stop"]
    /// A function that begins so may stop a source of callbacks.
    package static let stoppingBeginnings: [String] = ["cancel", "invalidate", "stop", "remove", "dispose", "unsubscribe", "unregister", "unobserve", "disconnect", "close", "detach", "shutdown", "shutDown", "end", "tearDown", "teardown", "cleanUp", "cleanup", "reset", "disarm", "deactivate", "pause", "suspend"]
    /// A function with this in its lower-case name may run its closure for the first caller only.
    package static let onceGuardParts: [String] = ["once", "first", "single", "claim", "guard", "lock", "only", "latch", "gate"]
    /// A method that begins so, and whose name says nothing else, ends the object.
    package static let objectEndBeginnings: [String] = ["close", "stop", "cancel", "shutdown", "shutDown", "disconnect", "invalidate", "terminate", "teardown", "tearDown", "dispose", "abort"]
    /// Behind a verb for ending, it says that the whole object ends: `closeConnection`.
    package static let objectEndWholes: Set<String> = ["All", "Everything", "Now", "Gracefully", "Connection", "Channel", "Session", "Client", "Server", "Pool"]
    /// A method of this name puts its argument into a collection.
    package static let storingMethods: Set<String> = ["append", "insert", "updateValue", "enqueue", "push", "store", "prepend"]
    /// A function with this in its text may stop a source of callbacks.
    package static let stoppingTexts: [String] = ["cancel", "invalidate", "stop", "remove", "= nil", "dispose", "close"]
    /// A part of a tuple with this name is what must be discharged.
    package static let obligationNames: Set<String> = ["continuation", "completion", "handler", "promise"]
    /// A static variable with this in its lower-case name holds a sample for others to look at, and not an object that the program uses.
    package static let sampleNames: [String] = ["preview", "mock", "example", "sample", "empty", "test", "fake", "stub"]
    /// A static variable of this name holds an object that everybody uses.
    package static let sharedVariables: Set<String> = ["shared", "default", "standard", "instance", "sharedInstance", "main", "current", "sharedManager"]
    /// A static function of this name gives the object that everybody uses.
    package static let sharedFunctions: Set<String> = ["shared", "sharedInstance", "sharedManager", "instance", "defaultManager", "current"]
    /// A static property of this name holds an object that everybody uses, and is never nil.
    package static let heldSharedProperties: Set<String> = ["shared", "default", "standard", "main", "sharedInstance"]
    /// In a case of this name, the user has refused.
    package static let refusalCases: Set<String> = ["denied", "restricted"]
    /// In a case of this name, the user has consented.
    package static let consentCases: Set<String> = ["OK", "authorized", "limited"]
    /// Where this is false, by its lower-case name, the user has refused.
    package static let consentFlags: Set<String> = ["access", "granted", "isgranted", "authorized", "isauthorized", "accessgranted"]
    /// Where this is true of a request, whoever holds the request has called it off.
    package static let cancelledFlags: Set<String> = ["isCancelled", "cancelled"]
    /// A flag whose lower-case name ends so says that there is nothing to wait for any more.
    package static let overFlagEndings: [String] = ["timeout", "timedout", "cancelled", "canceled", "expired", "aborted"]
    /// A flag whose lower-case name ends so may say that the handler has been called.
    package static let doneFlagVerbs: [String] = ["resumed", "resume", "done", "called", "fired", "settled", "fulfilled", "responded", "answered", "replied", "completed", "complete", "finished", "finish", "fire", "call", "settle", "respond", "answer"]
    /// A flag of this lower-case name says that the handler has been called.
    package static let plainDoneFlags: Set<String> = ["resumed", "settled", "done", "fulfilled", "responded", "answered"]
    /// In front of a verb, it makes the name of a flag that says what has been done: `hasResumed`.
    package static let doneFlagTenses: Set<String> = ["did", "has", "was", "already", "hasalready", "wasalready", "is", "hasbeen", "isalready", "havebeen"]
    /// A variable of this name is the object itself.
    package static let selfNames: Set<String> = ["self", "strongSelf", "weakSelf", "this"]
    /// With this word in its name, a value is the one that is wanted now.
    package static let presentRequestWords: Set<String> = ["current", "latest", "newest"]
    /// With this word in its name, a flag says that another request has taken the place of this one.
    package static let pastRequestWords: Set<String> = ["stale", "superseded", "outdated", "obsolete"]
    /// A value with this word in its name tells one request from the next.
    package static let requestWords: Set<String> = ["attempt", "generation", "token", "request", "epoch", "revision", "sequence", "nonce", "round", "run"]
    /// A value with this word in its name is compared to a number that is waited for, and tells no request from another.
    package static let countWords: Set<String> = ["count", "total", "number", "max", "last"]
    /// A value whose lower-case name begins so is nil behind the last page.
    package static let nextPageBeginnings: [String] = ["next", "more"]
    /// A parameter of a type with this in its name is a number that each request has for itself, so that two requests do not share it.
    package static let numberTypes: [String] = ["Int", "UUID", "Identifier", "ID"]
    /// A key whose lower-case name ends so is a number that each request has for itself, so that two requests do not share it.
    package static let numberedNames: [String] = ["id", "identifier", "token", "tag", "number", "request"]
    /// A type of this name may be a generic parameter, for which an optional may stand.
    package static let genericParameters: Set<String> = ["Element", "Value", "Output", "Success", "Wrapped", "Self"]
    /// What has this in its lower-case name only writes down or counts.
    package static let loggingParts: [String] = ["logger", "logging", "analytic", "track", "metric", "telemetry"]
    /// A function whose name begins with this word, and speaks of an error, tells somebody else of it.
    package static let reportingVerbs: [String] = ["call", "show", "present", "display", "alert", "handle", "notify", "emit", "deliver", "on", "did", "report"]
    /// A method of this name sends to whoever listens: an error, if what it is called on has a name for one.
    package static let sendingMethods: Set<String> = ["send", "accept", "onNext", "yield", "post"]
    /// A function whose name begins with this word tells somebody what it is given.
    package static let tellingBeginnings: [String] = ["send", "accept", "onNext", "yield", "post", "set", "update", "report", "emit", "notify", "publish"]
    /// What is assigned to a property of this name is seen by the user.
    package static let shownContents: Set<String> = ["text", "value", "wrappedValue", "stringValue", "attributedText"]
    /// A method of this name shows what it is called on.
    package static let showingMethods: Set<String> = ["show", "present"]
    /// A function that begins so and ends with `message` shows the user a text.
    package static let messageVerbs: [String] = ["show", "display", "present"]
    /// A property that names a message and ends so is the text of it.
    package static let messagePartEndings: [String] = ["Message", "Text", "Title", "Item", "Type", "Content", "Info"]
    /// What has this lower-case name shows messages.
    package static let messengerNames: Set<String> = ["message", "messages", "drops"]
    /// What has this in its lower-case name is a message that the user reads.
    package static let messageKinds: [String] = ["toast", "snackbar", "banner", "alert"]
    /// A method that begins so, of what shows messages, shows one.
    package static let sayingVerbs: [String] = ["show", "present", "display", "message", "post", "warn", "error", "info"]
    /// A comment that has one of these, or the name of the function's own handler, speaks of the handler.
    package static let handlerWordsOfComments: [String] = ["completion", "handler", "callback"]
    /// A comment on a handler for success that has one of these speaks of failure too, so that it is no promise for success alone.
    package static let otherOutcomeWords: [String] = ["error", "fail", "whether"]
    /// Said in front of `called`, it says that the handler stays silent.
    package static let silenceBeginnings: [String] = ["is not", "isn't", "is never", "will never be", "not be", "won't be"]
    /// A comment says with these that a handler is called.
    package static let verbsOfCalling: [String] = ["called", "invoked", "executed"]
    /// Behind `not called` it begins the words that say when the handler stays silent.
    package static let caseBeginnings: [String] = ["if ", "when ", "unless ", "where ", "in case ", "in that case", "in this case"]
    /// A comment on a `handler for` one of these speaks of something that the user may choose.
    package static let choiceWordsOfComments: [String] = ["action", "button"]
    /// Who is called, in a comment that says for which outcome: `handler if …`.
    package static let handlerKindsOfComments: [String] = ["handler", "callback", "closure", "block"]
    /// Behind the word for a handler, it says that the handler is called for one outcome only.
    package static let outcomeBeginningsOfComments: [String] = ["if", "when", "on success"]
    /// A comment with one of these says that the handler is called more than once.
    package static let repetitionWords: [String] = ["every time", "each time", "many time", "multiple times", "several times", "more times", "repeatedly"]
    /// In front of a word for every one it says that the handler is called more than once: `called for each`.
    package static let repetitionBeginnings: [String] = ["by", "for", "on", "once for"]
    /// Behind `called for` it says that the handler is called more than once.
    package static let everyWords: [String] = ["each", "every"]
    /// A comment that has one of these speaks of a call.
    package static let stemsOfCalling: [String] = ["call", "execut", "invoked"]
    /// A comment with one of these says that the handler is called only under a condition.
    package static let conditionWords: [String] = ["not necessarily", "only if", "only when", "may not be called", "might not be called", "will not be called", "won't be called", "is not called if", "is not called when", "never called if", "never called when", "executed if", "once the user", "when the user", "if the user"]
    /// A method with this in its text leaves its work to subclasses.
    package static let overrideWords: [String] = ["verrid", "ubclass"]
    /// In a comment, it begins the words that say under which circumstances a call is left out.
    package static let circumstanceWords: Set<String> = ["after", "on", "when", "if", "for", "here", "in", "because", "as", "since", "once", "while"]
    /// In a comment, it denies that a call is made.
    package static let denyingWords: Set<String> = ["not", "never"]
    /// A comment with one of these says that something is left out on purpose.
    package static let intentionWords: [String] = ["on purpose", "by design", "deliberate", "intentional"]
    /// In a comment, it forbids a call.
    package static let forbiddingWords: Set<String> = ["don't", "don’t", "won't", "won’t", "shouldn't", "shouldn’t", "skip", "skipping"]
    /// In a comment and in front of `not`, it forbids a call.
    package static let forbiddingVerbs: Set<String> = ["do", "will", "must", "should"]
    /// In a comment, it says that an answer, or its delivery, is kept from somebody.
    package static let silencingVerbs: Set<String> = ["swallow", "swallows", "suppress", "suppresses", "drop", "drops", "discard", "discards"]
    /// A comment with a word that begins so says that nothing happens.
    package static let quietWords: [String] = ["ignor", "drop", "silen", "skip", "discard", "swallow", "nothing", "nobody"]
    /// A comment with a word that begins so speaks of a handler, or of calling one.
    package static let callWords: [String] = ["complet", "resum", "handler", "callback", "continuation", "fulfil"]
    /// A comment with one of these tells of something to be mended, so that it neither promises nor decides anything.
    package static let openTaskWords: [String] = ["todo", "fixme", "bug", "forgot", "forget"]
    /// A type with this in its name stands in for another, in tests or where nothing is to be done, so it need not call its handlers.
    package static let standInTypes: [String] = ["Mock", "Stub", "Spy", "Fake", "Dummy", "TestDouble", "Tests", "Noop", "NoOp"]
    /// Behind a call of this function a test has failed, so that a handler is no longer owed.
    package static let failingTestFunctions: Set<String> = ["XCTFail", "XCTFailAndAbort"]
    /// A function of this name makes a test wait for its closure, and reports by itself if that fails.
    package static let waitingTestFunctions: Set<String> = ["waitUntil", "confirmation"]
    /// A file with one of these is a test.
    package static let testImports: [String] = ["import XCTest", "import Testing"]
    /// A file whose folder or name has this in it stands in for others in tests.
    package static let doubleFolders: [String] = ["Mock", "Fake", "Stub", "Spy", "TestDouble", "Doubles"]
    /// The cases of `Result` and of `Subscribers.Completion`, which say how something ended.
    package static let outcomeCases: Set<String> = ["success", "failure", "finished"]
    /// A file with one of these declares the type that is the program.
    package static let programMarks: [String] = ["@main", "ApplicationMain", "ApplicationDelegate"]
    /// An attribute of this name marks the type that is the program.
    package static let programAttributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
    /// Types that hold any number of values of their last argument.
    package static let collectionTypes: Set<String> = ["Array", "ContiguousArray", "Set", "Dictionary", "Deque", "OrderedSet", "OrderedDictionary", "CircularBuffer", "MarkedCircularBuffer", "Heap"]
    /// Types that keep a value behind a lock, and lend it to a closure.
    package static let guardedValueTypes: Set<String> = ["Mutex", "OSAllocatedUnfairLock", "NIOLockedValueBox", "LockIsolated", "ManagedCriticalState", "Protected", "LockedState", "Locked", "AllocatedUnfairLock"]
    /// The type of no value, as it may be written.
    package static let voidTypes: Set<String> = ["Void", "Swift.Void"]
    /// A type of this name is a choice that is offered to the user, who takes one of several.
    package static let choiceTypes: Set<String> = ["UIAction", "Button", "UIContextualAction"]
    /// A cast of an answer to this type always succeeds where there is something to cast.
    package static let sureCasts: Set<String> = ["HTTPURLResponse", "NSHTTPURLResponse", "Foundation.HTTPURLResponse"]
    /// A function that ends so wants a value of its closure, which is therefore no action.
    package static let collectingFunctions: [String] = ["map", "Map", "reduce", "append", "updateValue"]
    /// A name that begins so and has a verb of C in it is that of a function of C, and not of a type.
    package static let cFunctionBeginnings: [String] = ["UIGraphics", "MTL", "CN", "CF", "CG", "CT", "IO", "AX", "SC", "Sec", "LS"]
    /// A name that begins as functions of C do and has this in it is that of a function of C, and not of a type.
    package static let cFunctionVerbs: [String] = ["Get", "Create", "Copy"]
    /// A method of this name puts something into a collection, or takes something out.
    package static let changingMethods: Set<String> = ["append", "insert", "remove", "removeFirst", "removeLast", "removeAll", "popFirst", "popLast", "removeValue", "updateValue"]
    /// A method of this name runs the closure of a work item.
    package static let workItemMethods: Set<String> = ["perform", "start", "main", "callAsFunction"]
    /// An object of this type is made of a closure that it runs later.
    package static let workItemTypes: Set<String> = ["DispatchWorkItem", "BlockOperation"]
    /// A method of this name only asks, and changes nothing.
    package static let pureQuestions: Set<String> = ["contains", "hasPrefix", "hasSuffix", "isEqual", "responds", "isKind", "isSubset"]
    /// An initialiser of this type gives the same value for the same argument.
    package static let pureConversions: Set<String> = ["ObjectIdentifier", "AnyHashable", "String", "Int"]
    /// What a member of this name gives has as many elements as the collection.
    package static let sizeKeepingMembers: Set<String> = ["reversed", "enumerated", "sorted", "shuffled", "keys", "values", "indices", "lazy", "map"]
    /// The cases of `Result` and of `Subscribers.Completion` whose opposite is `failure`.
    package static let goodOutcomeCases: Set<String> = ["success", "finished"]
    /// A publisher made by an operator of this name may give fewer values than it is given.
    package static let droppingOperators: Set<String> = ["first", "last", "prefix", "output", "filter", "compactMap", "dropFirst", "drop", "ignoreOutput", "Empty", "min", "max", "debounce", "throttle", "timeout"]
    /// The cases of the standard library's enums and of `Subscribers.Completion`.
    package static let libraryCases: Set<String> = ["success", "failure", "finished", "some", "none"]
    /// A method of this name runs the work item that it is given.
    package static let operationQueueMethods: Set<String> = ["addOperation", "addOperations", "addBarrierBlock"]
    /// Types that every error has, or gets by a bridge.
    package static let errorTypes: Set<String> = ["NSError", "Foundation.NSError", "Error", "any Error", "Swift.Error", "any Swift.Error"]
    /// A handler that is first told a number of such a type may be told how much is done.
    package static let shareTypes: Set<String> = ["Float", "Double", "CGFloat"]
    /// A function with one of these in its text may give a closure to a background task, which calls it only when time has run out.
    package static let backgroundTaskWords: [String] = ["beginBackgroundTask", "expirationHandler"]
    /// A producer with this in its text may have no end, or ends only where nobody reads any more.
    package static let endlessProducerMarks: [String] = ["for await", "for try await", "isCancelled"]
    /// Labels of the methods `resume` of continuations.
    package static let resumeLabels: Set<String> = ["returning", "throwing", "with"]
    /// A type that says no more than that something was done, or whether.
    package static let bareAnswers: Set<String> = ["Bool", "Void", "()"]
    /// A result type that begins so tells of an error, or of none, and of nothing else.
    package static let emptyResults: [String] = ["Result<Void,", "Result<(),"]
    /// A handler that is told of a type with this in it hears of errors itself.
    package static let errorTellingTypes: [String] = ["Error", "Result<"]
    /// A method of this name adds its argument to a list.
    package static let addingMethods: Set<String> = ["append", "insert"]
    /// A method of this name makes text of text, and never nil of a text that is there.
    package static let textMethods: Set<String> = ["addingPercentEncoding", "appending", "trimmingCharacters"]
    /// A protocol that gives a type no methods that could discharge anything.
    package static let plainProtocols: Set<String> = ["Sendable", "Equatable", "Hashable", "Identifiable", "Error", "Codable"]
    /// A function of this name calls nothing of the program.
    package static let harmlessFunctions: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log", "assert", "assertionFailure", "precondition", "type"]
    /// A file with one of these may have a method that is called after a delay.
    package static let delayMarks: [String] = ["afterDelay:", "scheduledTimer("]
    /// A method with this in its text waits for a time.
    package static let delayingFunctions: [String] = ["sleep", "asyncAfter"]
    /// A member of this name of a collection or a tuple is something that it holds.
    package static let elementMembers: Set<String> = ["values", "value", "lazy", "first", "last"]
    /// A method of this name of a future waits for its promise.
    package static let futureWaitingMethods: Set<String> = ["wait", "get"]
    /// A method of this name runs its closure with what an optional holds, if there is something.
    package static let optionalMappings: Set<String> = ["map", "flatMap"]
    /// A method of this name runs, or puts into a queue, the closure that it is given without a label: once.
    package static let queueingMethods: Set<String> = ["async", "sync", "addOperation", "perform", "execute"]
    /// A function of this name looks at its argument, keeps nothing and calls nothing, so that the obligation stays with the caller.
    package static let inspectingFunctions: Set<String> = ["print", "debugPrint", "dump", "type", "ObjectIdentifier", "String", "assert", "precondition", "withExtendedLifetime", "XCTAssertNotNil", "XCTAssertNil"]
    /// Types with initialisers that people use and that return nil.
    package static let failableTypes: Set<String> = ["URL", "URLComponents", "UIImage", "NSImage", "CGImage", "CIImage", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "Decimal", "Bool", "String", "Substring", "Character", "Data", "UUID", "Bundle", "NSPredicate", "NSRegularExpression", "UserDefaults", "InputStream", "OutputStream", "FileHandle", "Locale", "TimeZone", "UIFont", "NSFont", "UIColor", "NSColor", "UINib", "NSDictionary", "NSArray", "Calendar", "Unicode", "AVAudioPlayer", "CLRegion", "SecKey", "Selector", "NSClassFromString", "IndexSet", "Range", "Set", "Array", "Dictionary", "Mirror", "AnyClass", "KeyPath"]
    /// Methods that an optional has itself.
    package static let methodsOfOptionals: Set<String> = ["map", "flatMap", "take"]
    /// A method of this name runs its closure on success, and hands on an error.
    package static let chainSteps: Set<String> = ["map", "flatMap", "flatMapThrowing"]
    /// A method of this name runs its closure on failure, and hands on a value.
    package static let recoveringSteps: Set<String> = ["recover", "flatMapError", "flatMapErrorThrowing"]
    /// A method of this name makes a proxy with a handler for errors: either that is called or the answer comes.
    package static let proxyMakers: Set<String> = ["remoteObjectProxyWithErrorHandler", "synchronousRemoteObjectProxyWithErrorHandler"]
    /// A function of this name runs its closure beside the code that calls it.
    package static let concurrentStarters: Set<String> = ["Task", "detached", "async", "asyncAfter", "addOperation", "execute", "submit", "asyncUnsafe", "addTask"]
    /// A call of this function takes a lock.
    package static let lockingFunctions: Set<String> = ["lock", "os_unfair_lock_lock", "wait", "pthread_mutex_lock"]
    /// A call of this function gives a lock back.
    package static let unlockingFunctions: Set<String> = ["unlock", "os_unfair_lock_unlock", "signal", "pthread_mutex_unlock"]
    /// A function of this name runs its closure under a lock.
    package static let lockedScopes: Set<String> = ["withLock", "withLockUnchecked", "withLockIfAvailable", "withCriticalRegion", "sync", "withLockedValue", "performAndWait", "withValue", "synchronized", "locked"]
    /// A type or protocol that ends so calls no method by a name of the user's own.
    package static let closedTypeEndings: [String] = ["Controller", "View", "Model", "Object", "Cell", "Error", "able"]
    /// A type or protocol of this name calls no method by a name of the user's own.
    package static let closedTypes: Set<String> = ["View", "App", "Scene", "Actor", "AnyObject", "Error", "Int", "String", "Double", "Bool", "CaseIterable", "CustomStringConvertible", "CustomDebugStringConvertible", "ObservableObject", "Thread", "Operation"]
    /// A handler, a continuation or a promise whose name this follows is discharged.
    package static let dischargeMarks: [String] = ["(", "?(", "!(", ".resume", "?.resume", ".succeed", ".fail", "?.succeed", "?.fail"]
    /// A method of this name looks for an element.
    package static let searchingMethods: Set<String> = ["first", "firstIndex", "last", "lastIndex"]
    /// A function of this name is called once by a framework, before anything is stored.
    package static let frameworkSetUps: Set<String> = ["handlerAdded", "viewDidLoad", "setUp", "awakeFromNib"]
    /// A method of this name takes out of a collection what it returns.
    package static let takingMethods: Set<String> = ["removeValue", "removeFirst", "removeLast", "popFirst", "popLast", "remove", "updateValue", "take", "dequeue", "pop", "exchange"]
    /// A method of this name puts something in, and takes out what was there.
    package static let replacingMethods: Set<String> = ["updateValue", "exchange"]
    /// A method of this name gives one of the elements, and leaves it where it is.
    package static let choosingMethods: Set<String> = ["first", "last", "randomElement", "min", "max"]
    /// A method of this name gives what a collection holds in another form, and leaves it where it is.
    package static let convertingMethods: Set<String> = ["map", "compactMap", "flatMap", "joined", "reversed", "sorted", "shuffled"]
    /// Types that are made of what a collection holds.
    package static let listTypes: Set<String> = ["Array", "ContiguousArray", "Deque", "Set", "CircularBuffer"]
    /// Besides lists, types to which an extension may add a method that discharges all that is in a list.
    package static let listProtocols: Set<String> = ["Sequence", "Collection", "ArraySlice"]
    /// A member of this name reads a collection, and leaves what it holds where it is.
    package static let readingMembers: Set<String> = ["forEach", "map", "compactMap", "filter", "contains", "first", "last", "sorted", "enumerated", "reversed", "reserveCapacity", "flatMap", "joined", "shuffled", "randomElement", "min", "max", "makeIterator", "keys", "count", "index", "firstIndex", "isEmpty"]
    /// A method of this name takes out the elements that its arguments say.
    package static let partlyRemovingMethods: Set<String> = ["removeAll", "removeFirst", "removeLast", "removeSubrange"]
    /// A method of this name gives some of the elements, and leaves all where they are.
    package static let pickingMethods: Set<String> = ["filter", "compactMap", "prefix", "suffix", "dropFirst", "dropLast", "split"]
    /// The argument under this label says where a publisher gives its values.
    package static let schedulerLabels: Set<String> = ["on", "scheduler"]
    /// A member of this name is the first or the last element of a list.
    package static let endElements: Set<String> = ["first", "last"]
    /// A method of this name of a future or publisher runs its closure for a value only.
    package static let valueSteps: Set<String> = ["map", "flatMap", "flatMapThrowing", "whenSuccess", "then", "done", "onSuccess", "tryMap"]
    /// A method of this name of a future or publisher runs its closure for an error only.
    package static let errorSteps: Set<String> = ["catch", "recover", "whenFailure", "onFailure", "onError", "flatMapError", "mapError"]
    /// A value of this type identifies a request, or tells whether there is one, and has no method that cancels it.
    package static let plainRequestTypes: Set<String> = ["Bool", "Double", "Int", "Int32", "Int64", "String", "UInt", "UInt32", "UInt64", "UUID"]
    /// A file that has none of these holds nothing that must be discharged exactly once. The most frequent stand first.
    package static let obligationMarks: [String] = ["ompletion", "andler", "allback", "success", "done", "romise", "Continuation", "reply", "omplete", "Reply", "Done", "renamed:", "resume(returning", "resume(throwing", "resume(with", "AsyncStream", "AsyncThrowingStream", "Future", "inish", "allBack", "Void)?", "())?", "then:", "then "]
    /// A file that has one of these may store a continuation in an object of another file, or answer one that is stored there.
    package static let storedElsewhereMarks: [String] = ["ontinuation", "romise", "?.resume("]
    /// A name that does not end so is not looked at as the name of a handler.
    package static let handlerNameEndings: [String] = ["ompletion", "andler", "allback", "allBack", "eply", "done", "Done", "omplete", "ompleted", "inish", "inished"]
    /// A file with one of these says more of its functions than their names do.
    package static let tellingMarks: [String] = ["-> Never", "renamed:"]
    /// A file without these names no delegate that is told how something has ended.
    package static let toldTypeMarks: [String] = ["Delegate", "Observer"]
    /// The name of the continuation in an async overload that is written: the first that is free.
    package static let continuationNames: [String] = ["continuation", "waiting", "pendingCall"]
    /// The standard names that written code uses, and that must not mean something else there.
    package static let writtenTypes: [String] = ["Error", "Result", "Task"]

    /// All entries, in the order of the table.
    package static let all: [Entry] = handlers + outcomes + events + choices + functions + values + messages + comments + tests + library + marks + written

    private static let handlers: [Entry] = [
        Entry(name: "handler-type-endings", topic: .handlers, match: .end, meaning: "A type alias that ends so and is declared elsewhere is taken for a closure.", words: handlerTypeEndings),
        Entry(name: "step-names", topic: .handlers, match: .name, meaning: "In front of `Completion` it says that the handler hears of one of several steps.", words: stepNames.sorted()),
        Entry(name: "plain-handlers", topic: .handlers, match: .name, meaning: "A completion handler of this name is told of the end, and its name says nothing of what it hears.", words: plainHandlers.sorted()),
        Entry(name: "vague-handlers", topic: .handlers, match: .name, meaning: "A closure of this name is called, and its name says neither when nor how often.", words: vagueHandlers.sorted()),
        Entry(name: "callback-endings", topic: .handlers, match: .end, meaning: "A closure whose lower-case name ends so is told of a result, but it need not be the end.", words: callbackEndings),
        Entry(name: "other-labels", topic: .handlers, match: .name, meaning: "The closure behind this label is no completion handler, whatever its own name.", words: otherLabels.sorted()),
        Entry(name: "callback-label-endings", topic: .handlers, match: .end, meaning: "The closure behind a label that ends so is called, but it is no completion handler unless another word says so.", words: callbackLabelEndings),
        Entry(name: "handler-end-parts", topic: .handlers, match: .part, meaning: "A closure with this in its lower-case name hears of an end, so that it is no closure for what comes again and again.", words: handlerEndParts),
        Entry(name: "completion-handlers", topic: .handlers, match: .name, meaning: "A closure of this name is a completion handler: it must be called exactly once.", words: completionHandlers.sorted()),
        Entry(name: "completion-handler-endings", topic: .handlers, match: .end, meaning: "A closure that ends so is a completion handler: it must be called exactly once.", words: completionHandlerEndings),
        Entry(name: "likely-handler-endings", topic: .handlers, match: .end, meaning: "Of several closures, one whose lower-case name ends so is rather the completion handler.", words: likelyHandlerEndings),
        Entry(name: "answering-handlers", topic: .handlers, match: .name, meaning: "A closure of this name is told of success, besides those that have a word for it.", words: answeringHandlers.sorted()),
        Entry(name: "handler-kinds", topic: .handlers, match: .name, meaning: "What may follow the word for an outcome in the name of a closure: `successHandler`, `failureBlock`.", words: handlerKinds.sorted()),
    ]

    private static let outcomes: [Entry] = [
        Entry(name: "success-handlers", topic: .outcomes, match: .beginning, meaning: "A closure whose name is this word, alone or with the word for a closure behind it, is called on success, and the one for failure otherwise.", words: successHandlers),
        Entry(name: "failure-handlers", topic: .outcomes, match: .beginning, meaning: "A closure whose name is this word, alone or with the word for a closure behind it, is called on failure, and the one for success otherwise.", words: failureHandlers),
        Entry(name: "cancellation-handlers", topic: .outcomes, match: .beginning, meaning: "A closure whose name is this word, alone or with the word for a closure behind it, hears that somebody has called the whole off.", words: cancellationHandlers),
        Entry(name: "other-outcome-labels", topic: .outcomes, match: .name, meaning: "Besides the labels for success and failure, a label of this name is for an outcome: one of these closures is called, and not the others.", words: otherOutcomeLabels.sorted()),
        Entry(name: "success-labels", topic: .outcomes, match: .name, meaning: "The closure under this label is called on success.", words: successLabels.sorted()),
        Entry(name: "failure-labels", topic: .outcomes, match: .name, meaning: "The closure under this label is called on failure.", words: failureLabels.sorted()),
        Entry(name: "outcome-methods", topic: .outcomes, match: .name, meaning: "Methods of this name in a chain are for one outcome each: one of their closures is called, and not the others.", words: outcomeMethods.sorted()),
        Entry(name: "error-parameters", topic: .outcomes, match: .name, meaning: "A parameter of this name is an error.", words: errorParameters.sorted()),
        Entry(name: "outcome-type-endings", topic: .outcomes, match: .end, meaning: "A value of a type that ends so tells how something went, and is not one of several that the user may choose.", words: outcomeTypeEndings),
        Entry(name: "answer-parts", topic: .outcomes, match: .name, meaning: "A member of this name is what an answer holds on success.", words: answerParts.sorted()),
        Entry(name: "success-steps", topic: .outcomes, match: .name, meaning: "A method of this name runs its closure on success, at the end of a chain.", words: successSteps.sorted()),
        Entry(name: "catching-steps", topic: .outcomes, match: .name, meaning: "A method of this name runs its closure on the failure of any step before it.", words: catchingSteps.sorted()),
    ]

    private static let events: [Entry] = [
        Entry(name: "listener-endings", topic: .events, match: .end, meaning: "A function that adds or sets something and ends so registers somebody who listens, whom it may call again and again.", words: listenerEndings),
        Entry(name: "adding-beginnings", topic: .events, match: .beginning, meaning: "A function that begins so, and ends with a word for a listener, does nothing but register it.", words: addingBeginnings),
        Entry(name: "added-listener-endings", topic: .events, match: .end, meaning: "A function that begins with a word for adding, and ends so, does nothing but register a listener.", words: addedListenerEndings),
        Entry(name: "removing-beginnings", topic: .events, match: .beginning, meaning: "A function that begins so, and ends with a word for a listener, forgets it and does not call it.", words: removingBeginnings),
        Entry(name: "removed-listener-endings", topic: .events, match: .end, meaning: "A function that begins with a word for removing, and ends so, forgets a listener and does not call it.", words: removedListenerEndings),
        Entry(name: "removing-functions", topic: .events, match: .name, meaning: "A function of this name forgets a listener and does not call it.", words: removingFunctions.sorted()),
        Entry(name: "changing-beginnings", topic: .events, match: .beginning, meaning: "A function that begins so may register a listener or do something once: the rest of its name decides.", words: changingBeginnings),
        Entry(name: "event-beginnings", topic: .events, match: .beginning, meaning: "A function or a closure whose name begins with this word is about something that comes again and again.", words: eventBeginnings),
        Entry(name: "piece-names", topic: .events, match: .part, meaning: "A closure with this in its lower-case name is called for each of many things as they come.", words: pieceNames),
        Entry(name: "happening-parts", topic: .events, match: .part, meaning: "A closure with this in its lower-case name hears of what happens meanwhile: any number of times.", words: happeningParts),
        Entry(name: "progress-parts", topic: .events, match: .part, meaning: "A closure with this in its lower-case name hears how much is done, again and again.", words: progressParts),
        Entry(name: "use-parts", topic: .events, match: .part, meaning: "A closure with this in its lower-case name hears what the user does, again and again.", words: useParts),
        Entry(name: "event-verbs", topic: .events, match: .part, meaning: "In the name of a delegate's method, the word before which its subject stands: `tideDidTurn`.", words: eventVerbs),
        Entry(name: "event-label-beginnings", topic: .events, match: .beginning, meaning: "A label that begins so says what happens, and not who takes part: `didSelect`.", words: eventLabelBeginnings),
        Entry(name: "event-labels", topic: .events, match: .name, meaning: "The closure under this label may be called any number of times.", words: eventLabels.sorted()),
        Entry(name: "event-functions", topic: .events, match: .name, meaning: "A function of this name may call its closure any number of times.", words: eventFunctions.sorted()),
        Entry(name: "event-property-endings", topic: .events, match: .end, meaning: "What is assigned to a property that ends so may be called any number of times.", words: eventPropertyEndings),
        Entry(name: "observer-parameters", topic: .events, match: .name, meaning: "A callback whose first parameter has this name is given back the object that it observes for.", words: observerParameters.sorted()),
        Entry(name: "preliminary-flags", topic: .events, match: .name, meaning: "Where this is true of what a callback is given, by its lower-case name, the callback comes again.", words: preliminaryFlags.sorted()),
        Entry(name: "subscribing-verbs", topic: .events, match: .beginning, meaning: "A function whose name begins with this word calls its closure for whatever happens from then on.", words: subscribingVerbs),
        Entry(name: "event-parameter-endings", topic: .events, match: .end, meaning: "A callback whose first parameter has a lower-case name that ends so hears of one of several events, and may come again.", words: eventParameterEndings),
        Entry(name: "element-event-endings", topic: .events, match: .end, meaning: "An event that ends so comes for each of several elements: `childAdded`.", words: elementEventEndings),
        Entry(name: "last-event-parts", topic: .events, match: .part, meaning: "An event with this in its lower-case name is the last one.", words: lastEventParts),
        Entry(name: "monitor-type-endings", topic: .events, match: .end, meaning: "A type that ends so tells of what goes on, and calls its callback again and again.", words: monitorTypeEndings),
        Entry(name: "call-stream-endings", topic: .events, match: .end, meaning: "A function that returns a value of a type that ends so calls its closure for each item of a stream.", words: callStreamEndings),
        Entry(name: "subscription-type-endings", topic: .events, match: .end, meaning: "A function that registers a listener and returns a value of a type that ends so gives back a subscription.", words: subscriptionTypeEndings),
        Entry(name: "subscribing-beginnings", topic: .events, match: .beginning, meaning: "A function that begins so registers somebody who listens: its handler is told whether that stands.", words: subscribingBeginnings),
        Entry(name: "stage-cases", topic: .events, match: .name, meaning: "A report with a case of this name tells of a stage, and not of the end.", words: stageCases.sorted()),
    ]

    private static let choices: [Entry] = [
        Entry(name: "choice-method-endings", topic: .choices, match: .end, meaning: "A method that begins with `add` and ends so offers the user one more choice.", words: choiceMethodEndings),
        Entry(name: "choice-maker-endings", topic: .choices, match: .end, meaning: "A function that ends so makes something that the user may choose.", words: choiceMakerEndings),
        Entry(name: "offer-labels", topic: .choices, match: .name, meaning: "What stands under this label is offered to the user, who takes one of several.", words: offerLabels.sorted()),
        Entry(name: "offer-label-endings", topic: .choices, match: .end, meaning: "What stands under a label that ends so is offered to the user, who takes one of several.", words: offerLabelEndings),
        Entry(name: "choice-handler-labels", topic: .choices, match: .name, meaning: "The closure under this label is what is done when the user takes a choice.", words: choiceHandlerLabels.sorted()),
        Entry(name: "chosen-type-endings", topic: .choices, match: .end, meaning: "A value of a type that ends so is something that the user may act on, and that calls the handler then.", words: chosenTypeEndings),
        Entry(name: "shown-type-endings", topic: .choices, match: .end, meaning: "Besides controls, a value of a type that ends so is something that the user acts on.", words: shownTypeEndings),
        Entry(name: "control-type-endings", topic: .choices, match: .end, meaning: "A value of a type that ends so is a control: it calls its handler when the user acts.", words: controlTypeEndings),
    ]

    private static let functions: [Entry] = [
        Entry(name: "set-up-beginnings", topic: .functions, match: .beginning, meaning: "A function that begins so runs once, as an object or the program starts.", words: setUpBeginnings),
        Entry(name: "functions-with-completion", topic: .functions, match: .end, meaning: "A function that ends so takes a completion handler as its last argument, without a label.", words: functionsWithCompletion),
        Entry(name: "completion-functions", topic: .functions, match: .name, meaning: "A function of this name takes a completion handler as its last argument, without a label.", words: completionFunctions.sorted()),
        Entry(name: "ensuring-beginnings", topic: .functions, match: .beginning, meaning: "A function whose name begins with this word makes sure of something. It need not call its closure where that cannot be had.", words: ensuringBeginnings),
        Entry(name: "ensuring-endings", topic: .functions, match: .end, meaning: "A function that ends so need not call its closure where that is not allowed.", words: ensuringEndings),
        Entry(name: "functions-at-will", topic: .functions, match: .name, meaning: "A function of this name runs its closure when it sees fit, and not once for each call.", words: functionsAtWill.sorted()),
        Entry(name: "in-place-functions", topic: .functions, match: .name, meaning: "A function of this name runs its closure at once, and once, before it returns.", words: inPlaceFunctions.sorted()),
        Entry(name: "asking-beginnings", topic: .functions, match: .beginning, meaning: "A function that begins so asks something: its callback is an answer, and comes once, even if it tells a state.", words: askingBeginnings),
        Entry(name: "counting-words", topic: .functions, match: .part, meaning: "A method with this word in its lower-case name counts, and gives the count.", words: countingWords),
        Entry(name: "transparent-functions", topic: .functions, match: .name, meaning: "A function of this name gives back the condition that it is given.", words: transparentFunctions.sorted()),
        Entry(name: "opposing-words", topic: .functions, match: .part, meaning: "A function with this in its lower-case name may answer the opposite of what it is given.", words: opposingWords),
        Entry(name: "starting-methods", topic: .functions, match: .name, meaning: "A method of this name starts what has been made.", words: startingMethods.sorted()),
        Entry(name: "chain-adding-methods", topic: .functions, match: .name, meaning: "A method of a chain that hands its closure to one of this name adds it to those that listen.", words: chainAddingMethods.sorted()),
        Entry(name: "handler-giving-methods", topic: .functions, match: .name, meaning: "A method of this name of a continuation gives a closure that answers in its place.", words: handlerGivingMethods.sorted()),
        Entry(name: "running-labels", topic: .functions, match: .name, meaning: "A function without a body here runs the closure under this label once, as it would a completion handler.", words: runningLabels.sorted()),
        Entry(name: "question-beginnings", topic: .functions, match: .beginning, meaning: "A method that begins so only asks, and lets nobody through.", words: questionBeginnings),
        Entry(name: "claiming-functions", topic: .functions, match: .name, meaning: "A function of this name lets only the first caller through, and answers yes to it.", words: claimingFunctions.sorted()),
        Entry(name: "former-value-functions", topic: .functions, match: .name, meaning: "A function of this name lets only the first caller through, and answers no to it: it gives back what was there before.", words: formerValueFunctions.sorted()),
        Entry(name: "claiming-beginnings", topic: .functions, match: .beginning, meaning: "A method that begins so lets only the first caller through, if it answers yes.", words: claimingBeginnings),
        Entry(name: "disarming-methods", topic: .functions, match: .name, meaning: "A method of this name ends a source of callbacks, which are then not called any more.", words: disarmingMethods.sorted()),
        Entry(name: "stopping-beginnings", topic: .functions, match: .beginning, meaning: "A function that begins so may stop a source of callbacks.", words: stoppingBeginnings),
        Entry(name: "once-guard-parts", topic: .functions, match: .part, meaning: "A function with this in its lower-case name may run its closure for the first caller only.", words: onceGuardParts),
        Entry(name: "object-end-beginnings", topic: .functions, match: .beginning, meaning: "A method that begins so, and whose name says nothing else, ends the object.", words: objectEndBeginnings),
        Entry(name: "object-end-wholes", topic: .functions, match: .name, meaning: "Behind a verb for ending, it says that the whole object ends: `closeConnection`.", words: objectEndWholes.sorted()),
        Entry(name: "storing-methods", topic: .functions, match: .name, meaning: "A method of this name puts its argument into a collection.", words: storingMethods.sorted()),
        Entry(name: "stopping-texts", topic: .functions, match: .part, meaning: "A function with this in its text may stop a source of callbacks.", words: stoppingTexts),
    ]

    private static let values: [Entry] = [
        Entry(name: "obligation-names", topic: .values, match: .name, meaning: "A part of a tuple with this name is what must be discharged.", words: obligationNames.sorted()),
        Entry(name: "sample-names", topic: .values, match: .part, meaning: "A static variable with this in its lower-case name holds a sample for others to look at, and not an object that the program uses.", words: sampleNames),
        Entry(name: "shared-variables", topic: .values, match: .name, meaning: "A static variable of this name holds an object that everybody uses.", words: sharedVariables.sorted()),
        Entry(name: "shared-functions", topic: .values, match: .name, meaning: "A static function of this name gives the object that everybody uses.", words: sharedFunctions.sorted()),
        Entry(name: "held-shared-properties", topic: .values, match: .name, meaning: "A static property of this name holds an object that everybody uses, and is never nil.", words: heldSharedProperties.sorted()),
        Entry(name: "refusal-cases", topic: .values, match: .name, meaning: "In a case of this name, the user has refused.", words: refusalCases.sorted()),
        Entry(name: "consent-cases", topic: .values, match: .name, meaning: "In a case of this name, the user has consented.", words: consentCases.sorted()),
        Entry(name: "consent-flags", topic: .values, match: .name, meaning: "Where this is false, by its lower-case name, the user has refused.", words: consentFlags.sorted()),
        Entry(name: "cancelled-flags", topic: .values, match: .name, meaning: "Where this is true of a request, whoever holds the request has called it off.", words: cancelledFlags.sorted()),
        Entry(name: "over-flag-endings", topic: .values, match: .end, meaning: "A flag whose lower-case name ends so says that there is nothing to wait for any more.", words: overFlagEndings),
        Entry(name: "done-flag-verbs", topic: .values, match: .end, meaning: "A flag whose lower-case name ends so may say that the handler has been called.", words: doneFlagVerbs),
        Entry(name: "plain-done-flags", topic: .values, match: .name, meaning: "A flag of this lower-case name says that the handler has been called.", words: plainDoneFlags.sorted()),
        Entry(name: "done-flag-tenses", topic: .values, match: .name, meaning: "In front of a verb, it makes the name of a flag that says what has been done: `hasResumed`.", words: doneFlagTenses.sorted()),
        Entry(name: "self-names", topic: .values, match: .name, meaning: "A variable of this name is the object itself.", words: selfNames.sorted()),
        Entry(name: "present-request-words", topic: .values, match: .name, meaning: "With this word in its name, a value is the one that is wanted now.", words: presentRequestWords.sorted()),
        Entry(name: "past-request-words", topic: .values, match: .name, meaning: "With this word in its name, a flag says that another request has taken the place of this one.", words: pastRequestWords.sorted()),
        Entry(name: "request-words", topic: .values, match: .name, meaning: "A value with this word in its name tells one request from the next.", words: requestWords.sorted()),
        Entry(name: "count-words", topic: .values, match: .name, meaning: "A value with this word in its name is compared to a number that is waited for, and tells no request from another.", words: countWords.sorted()),
        Entry(name: "next-page-beginnings", topic: .values, match: .beginning, meaning: "A value whose lower-case name begins so is nil behind the last page.", words: nextPageBeginnings),
        Entry(name: "number-types", topic: .values, match: .part, meaning: "A parameter of a type with this in its name is a number that each request has for itself, so that two requests do not share it.", words: numberTypes),
        Entry(name: "numbered-names", topic: .values, match: .end, meaning: "A key whose lower-case name ends so is a number that each request has for itself, so that two requests do not share it.", words: numberedNames),
        Entry(name: "generic-parameters", topic: .values, match: .name, meaning: "A type of this name may be a generic parameter, for which an optional may stand.", words: genericParameters.sorted()),
    ]

    private static let messages: [Entry] = [
        Entry(name: "logging-parts", topic: .messages, match: .part, meaning: "What has this in its lower-case name only writes down or counts.", words: loggingParts),
        Entry(name: "reporting-verbs", topic: .messages, match: .beginning, meaning: "A function whose name begins with this word, and speaks of an error, tells somebody else of it.", words: reportingVerbs),
        Entry(name: "sending-methods", topic: .messages, match: .name, meaning: "A method of this name sends to whoever listens: an error, if what it is called on has a name for one.", words: sendingMethods.sorted()),
        Entry(name: "telling-beginnings", topic: .messages, match: .beginning, meaning: "A function whose name begins with this word tells somebody what it is given.", words: tellingBeginnings),
        Entry(name: "shown-contents", topic: .messages, match: .name, meaning: "What is assigned to a property of this name is seen by the user.", words: shownContents.sorted()),
        Entry(name: "showing-methods", topic: .messages, match: .name, meaning: "A method of this name shows what it is called on.", words: showingMethods.sorted()),
        Entry(name: "message-verbs", topic: .messages, match: .beginning, meaning: "A function that begins so and ends with `message` shows the user a text.", words: messageVerbs),
        Entry(name: "message-part-endings", topic: .messages, match: .end, meaning: "A property that names a message and ends so is the text of it.", words: messagePartEndings),
        Entry(name: "messenger-names", topic: .messages, match: .name, meaning: "What has this lower-case name shows messages.", words: messengerNames.sorted()),
        Entry(name: "message-kinds", topic: .messages, match: .part, meaning: "What has this in its lower-case name is a message that the user reads.", words: messageKinds),
        Entry(name: "saying-verbs", topic: .messages, match: .beginning, meaning: "A method that begins so, of what shows messages, shows one.", words: sayingVerbs),
    ]

    private static let comments: [Entry] = [
        Entry(name: "handler-words-of-comments", topic: .comments, match: .part, meaning: "A comment that has one of these, or the name of the function's own handler, speaks of the handler.", words: handlerWordsOfComments),
        Entry(name: "other-outcome-words", topic: .comments, match: .part, meaning: "A comment on a handler for success that has one of these speaks of failure too, so that it is no promise for success alone.", words: otherOutcomeWords),
        Entry(name: "silence-beginnings", topic: .comments, match: .part, meaning: "Said in front of `called`, it says that the handler stays silent.", words: silenceBeginnings),
        Entry(name: "verbs-of-calling", topic: .comments, match: .part, meaning: "A comment says with these that a handler is called.", words: verbsOfCalling),
        Entry(name: "case-beginnings", topic: .comments, match: .beginning, meaning: "Behind `not called` it begins the words that say when the handler stays silent.", words: caseBeginnings),
        Entry(name: "choice-words-of-comments", topic: .comments, match: .part, meaning: "A comment on a `handler for` one of these speaks of something that the user may choose.", words: choiceWordsOfComments),
        Entry(name: "handler-kinds-of-comments", topic: .comments, match: .part, meaning: "Who is called, in a comment that says for which outcome: `handler if …`.", words: handlerKindsOfComments),
        Entry(name: "outcome-beginnings-of-comments", topic: .comments, match: .part, meaning: "Behind the word for a handler, it says that the handler is called for one outcome only.", words: outcomeBeginningsOfComments),
        Entry(name: "repetition-words", topic: .comments, match: .part, meaning: "A comment with one of these says that the handler is called more than once.", words: repetitionWords),
        Entry(name: "repetition-beginnings", topic: .comments, match: .part, meaning: "In front of a word for every one it says that the handler is called more than once: `called for each`.", words: repetitionBeginnings),
        Entry(name: "every-words", topic: .comments, match: .part, meaning: "Behind `called for` it says that the handler is called more than once.", words: everyWords),
        Entry(name: "stems-of-calling", topic: .comments, match: .part, meaning: "A comment that has one of these speaks of a call.", words: stemsOfCalling),
        Entry(name: "condition-words", topic: .comments, match: .part, meaning: "A comment with one of these says that the handler is called only under a condition.", words: conditionWords),
        Entry(name: "override-words", topic: .comments, match: .part, meaning: "A method with this in its text leaves its work to subclasses.", words: overrideWords),
        Entry(name: "circumstance-words", topic: .comments, match: .name, meaning: "In a comment, it begins the words that say under which circumstances a call is left out.", words: circumstanceWords.sorted()),
        Entry(name: "denying-words", topic: .comments, match: .name, meaning: "In a comment, it denies that a call is made.", words: denyingWords.sorted()),
        Entry(name: "intention-words", topic: .comments, match: .part, meaning: "A comment with one of these says that something is left out on purpose.", words: intentionWords),
        Entry(name: "forbidding-words", topic: .comments, match: .name, meaning: "In a comment, it forbids a call.", words: forbiddingWords.sorted()),
        Entry(name: "forbidding-verbs", topic: .comments, match: .name, meaning: "In a comment and in front of `not`, it forbids a call.", words: forbiddingVerbs.sorted()),
        Entry(name: "silencing-verbs", topic: .comments, match: .name, meaning: "In a comment, it says that an answer, or its delivery, is kept from somebody.", words: silencingVerbs.sorted()),
        Entry(name: "quiet-words", topic: .comments, match: .beginning, meaning: "A comment with a word that begins so says that nothing happens.", words: quietWords),
        Entry(name: "call-words", topic: .comments, match: .beginning, meaning: "A comment with a word that begins so speaks of a handler, or of calling one.", words: callWords),
        Entry(name: "open-task-words", topic: .comments, match: .part, meaning: "A comment with one of these tells of something to be mended, so that it neither promises nor decides anything.", words: openTaskWords),
    ]

    private static let tests: [Entry] = [
        Entry(name: "stand-in-types", topic: .tests, match: .part, meaning: "A type with this in its name stands in for another, in tests or where nothing is to be done, so it need not call its handlers.", words: standInTypes),
        Entry(name: "failing-test-functions", topic: .tests, match: .name, meaning: "Behind a call of this function a test has failed, so that a handler is no longer owed.", words: failingTestFunctions.sorted()),
        Entry(name: "waiting-test-functions", topic: .tests, match: .name, meaning: "A function of this name makes a test wait for its closure, and reports by itself if that fails.", words: waitingTestFunctions.sorted()),
        Entry(name: "test-imports", topic: .tests, match: .part, meaning: "A file with one of these is a test.", words: testImports),
        Entry(name: "double-folders", topic: .tests, match: .part, meaning: "A file whose folder or name has this in it stands in for others in tests.", words: doubleFolders),
    ]

    private static let library: [Entry] = [
        Entry(name: "outcome-cases", topic: .library, match: .name, meaning: "The cases of `Result` and of `Subscribers.Completion`, which say how something ended.", words: outcomeCases.sorted()),
        Entry(name: "program-marks", topic: .library, match: .part, meaning: "A file with one of these declares the type that is the program.", words: programMarks),
        Entry(name: "program-attributes", topic: .library, match: .name, meaning: "An attribute of this name marks the type that is the program.", words: programAttributes.sorted()),
        Entry(name: "collection-types", topic: .library, match: .name, meaning: "Types that hold any number of values of their last argument.", words: collectionTypes.sorted()),
        Entry(name: "guarded-value-types", topic: .library, match: .name, meaning: "Types that keep a value behind a lock, and lend it to a closure.", words: guardedValueTypes.sorted()),
        Entry(name: "void-types", topic: .library, match: .name, meaning: "The type of no value, as it may be written.", words: voidTypes.sorted()),
        Entry(name: "choice-types", topic: .library, match: .name, meaning: "A type of this name is a choice that is offered to the user, who takes one of several.", words: choiceTypes.sorted()),
        Entry(name: "sure-casts", topic: .library, match: .name, meaning: "A cast of an answer to this type always succeeds where there is something to cast.", words: sureCasts.sorted()),
        Entry(name: "collecting-functions", topic: .library, match: .end, meaning: "A function that ends so wants a value of its closure, which is therefore no action.", words: collectingFunctions),
        Entry(name: "c-function-beginnings", topic: .library, match: .beginning, meaning: "A name that begins so and has a verb of C in it is that of a function of C, and not of a type.", words: cFunctionBeginnings),
        Entry(name: "c-function-verbs", topic: .library, match: .part, meaning: "A name that begins as functions of C do and has this in it is that of a function of C, and not of a type.", words: cFunctionVerbs),
        Entry(name: "changing-methods", topic: .library, match: .name, meaning: "A method of this name puts something into a collection, or takes something out.", words: changingMethods.sorted()),
        Entry(name: "work-item-methods", topic: .library, match: .name, meaning: "A method of this name runs the closure of a work item.", words: workItemMethods.sorted()),
        Entry(name: "work-item-types", topic: .library, match: .name, meaning: "An object of this type is made of a closure that it runs later.", words: workItemTypes.sorted()),
        Entry(name: "pure-questions", topic: .library, match: .name, meaning: "A method of this name only asks, and changes nothing.", words: pureQuestions.sorted()),
        Entry(name: "pure-conversions", topic: .library, match: .name, meaning: "An initialiser of this type gives the same value for the same argument.", words: pureConversions.sorted()),
        Entry(name: "size-keeping-members", topic: .library, match: .name, meaning: "What a member of this name gives has as many elements as the collection.", words: sizeKeepingMembers.sorted()),
        Entry(name: "good-outcome-cases", topic: .library, match: .name, meaning: "The cases of `Result` and of `Subscribers.Completion` whose opposite is `failure`.", words: goodOutcomeCases.sorted()),
        Entry(name: "dropping-operators", topic: .library, match: .name, meaning: "A publisher made by an operator of this name may give fewer values than it is given.", words: droppingOperators.sorted()),
        Entry(name: "library-cases", topic: .library, match: .name, meaning: "The cases of the standard library's enums and of `Subscribers.Completion`.", words: libraryCases.sorted()),
        Entry(name: "operation-queue-methods", topic: .library, match: .name, meaning: "A method of this name runs the work item that it is given.", words: operationQueueMethods.sorted()),
        Entry(name: "error-types", topic: .library, match: .name, meaning: "Types that every error has, or gets by a bridge.", words: errorTypes.sorted()),
        Entry(name: "share-types", topic: .library, match: .name, meaning: "A handler that is first told a number of such a type may be told how much is done.", words: shareTypes.sorted()),
        Entry(name: "background-task-words", topic: .library, match: .part, meaning: "A function with one of these in its text may give a closure to a background task, which calls it only when time has run out.", words: backgroundTaskWords),
        Entry(name: "endless-producer-marks", topic: .library, match: .part, meaning: "A producer with this in its text may have no end, or ends only where nobody reads any more.", words: endlessProducerMarks),
        Entry(name: "resume-labels", topic: .library, match: .name, meaning: "Labels of the methods `resume` of continuations.", words: resumeLabels.sorted()),
        Entry(name: "bare-answers", topic: .library, match: .name, meaning: "A type that says no more than that something was done, or whether.", words: bareAnswers.sorted()),
        Entry(name: "empty-results", topic: .library, match: .beginning, meaning: "A result type that begins so tells of an error, or of none, and of nothing else.", words: emptyResults),
        Entry(name: "error-telling-types", topic: .library, match: .part, meaning: "A handler that is told of a type with this in it hears of errors itself.", words: errorTellingTypes),
        Entry(name: "adding-methods", topic: .library, match: .name, meaning: "A method of this name adds its argument to a list.", words: addingMethods.sorted()),
        Entry(name: "text-methods", topic: .library, match: .name, meaning: "A method of this name makes text of text, and never nil of a text that is there.", words: textMethods.sorted()),
        Entry(name: "plain-protocols", topic: .library, match: .name, meaning: "A protocol that gives a type no methods that could discharge anything.", words: plainProtocols.sorted()),
        Entry(name: "harmless-functions", topic: .library, match: .name, meaning: "A function of this name calls nothing of the program.", words: harmlessFunctions.sorted()),
        Entry(name: "delay-marks", topic: .library, match: .part, meaning: "A file with one of these may have a method that is called after a delay.", words: delayMarks),
        Entry(name: "delaying-functions", topic: .library, match: .part, meaning: "A method with this in its text waits for a time.", words: delayingFunctions),
        Entry(name: "element-members", topic: .library, match: .name, meaning: "A member of this name of a collection or a tuple is something that it holds.", words: elementMembers.sorted()),
        Entry(name: "future-waiting-methods", topic: .library, match: .name, meaning: "A method of this name of a future waits for its promise.", words: futureWaitingMethods.sorted()),
        Entry(name: "optional-mappings", topic: .library, match: .name, meaning: "A method of this name runs its closure with what an optional holds, if there is something.", words: optionalMappings.sorted()),
        Entry(name: "queueing-methods", topic: .library, match: .name, meaning: "A method of this name runs, or puts into a queue, the closure that it is given without a label: once.", words: queueingMethods.sorted()),
        Entry(name: "inspecting-functions", topic: .library, match: .name, meaning: "A function of this name looks at its argument, keeps nothing and calls nothing, so that the obligation stays with the caller.", words: inspectingFunctions.sorted()),
        Entry(name: "failable-types", topic: .library, match: .name, meaning: "Types with initialisers that people use and that return nil.", words: failableTypes.sorted()),
        Entry(name: "methods-of-optionals", topic: .library, match: .name, meaning: "Methods that an optional has itself.", words: methodsOfOptionals.sorted()),
        Entry(name: "chain-steps", topic: .library, match: .name, meaning: "A method of this name runs its closure on success, and hands on an error.", words: chainSteps.sorted()),
        Entry(name: "recovering-steps", topic: .library, match: .name, meaning: "A method of this name runs its closure on failure, and hands on a value.", words: recoveringSteps.sorted()),
        Entry(name: "proxy-makers", topic: .library, match: .name, meaning: "A method of this name makes a proxy with a handler for errors: either that is called or the answer comes.", words: proxyMakers.sorted()),
        Entry(name: "concurrent-starters", topic: .library, match: .name, meaning: "A function of this name runs its closure beside the code that calls it.", words: concurrentStarters.sorted()),
        Entry(name: "locking-functions", topic: .library, match: .name, meaning: "A call of this function takes a lock.", words: lockingFunctions.sorted()),
        Entry(name: "unlocking-functions", topic: .library, match: .name, meaning: "A call of this function gives a lock back.", words: unlockingFunctions.sorted()),
        Entry(name: "locked-scopes", topic: .library, match: .name, meaning: "A function of this name runs its closure under a lock.", words: lockedScopes.sorted()),
        Entry(name: "closed-type-endings", topic: .library, match: .end, meaning: "A type or protocol that ends so calls no method by a name of the user's own.", words: closedTypeEndings),
        Entry(name: "closed-types", topic: .library, match: .name, meaning: "A type or protocol of this name calls no method by a name of the user's own.", words: closedTypes.sorted()),
        Entry(name: "discharge-marks", topic: .library, match: .end, meaning: "A handler, a continuation or a promise whose name this follows is discharged.", words: dischargeMarks),
        Entry(name: "searching-methods", topic: .library, match: .name, meaning: "A method of this name looks for an element.", words: searchingMethods.sorted()),
        Entry(name: "framework-set-ups", topic: .library, match: .name, meaning: "A function of this name is called once by a framework, before anything is stored.", words: frameworkSetUps.sorted()),
        Entry(name: "taking-methods", topic: .library, match: .name, meaning: "A method of this name takes out of a collection what it returns.", words: takingMethods.sorted()),
        Entry(name: "replacing-methods", topic: .library, match: .name, meaning: "A method of this name puts something in, and takes out what was there.", words: replacingMethods.sorted()),
        Entry(name: "choosing-methods", topic: .library, match: .name, meaning: "A method of this name gives one of the elements, and leaves it where it is.", words: choosingMethods.sorted()),
        Entry(name: "converting-methods", topic: .library, match: .name, meaning: "A method of this name gives what a collection holds in another form, and leaves it where it is.", words: convertingMethods.sorted()),
        Entry(name: "list-types", topic: .library, match: .name, meaning: "Types that are made of what a collection holds.", words: listTypes.sorted()),
        Entry(name: "list-protocols", topic: .library, match: .name, meaning: "Besides lists, types to which an extension may add a method that discharges all that is in a list.", words: listProtocols.sorted()),
        Entry(name: "reading-members", topic: .library, match: .name, meaning: "A member of this name reads a collection, and leaves what it holds where it is.", words: readingMembers.sorted()),
        Entry(name: "partly-removing-methods", topic: .library, match: .name, meaning: "A method of this name takes out the elements that its arguments say.", words: partlyRemovingMethods.sorted()),
        Entry(name: "picking-methods", topic: .library, match: .name, meaning: "A method of this name gives some of the elements, and leaves all where they are.", words: pickingMethods.sorted()),
        Entry(name: "scheduler-labels", topic: .library, match: .name, meaning: "The argument under this label says where a publisher gives its values.", words: schedulerLabels.sorted()),
        Entry(name: "end-elements", topic: .library, match: .name, meaning: "A member of this name is the first or the last element of a list.", words: endElements.sorted()),
        Entry(name: "value-steps", topic: .library, match: .name, meaning: "A method of this name of a future or publisher runs its closure for a value only.", words: valueSteps.sorted()),
        Entry(name: "error-steps", topic: .library, match: .name, meaning: "A method of this name of a future or publisher runs its closure for an error only.", words: errorSteps.sorted()),
        Entry(name: "plain-request-types", topic: .library, match: .name, meaning: "A value of this type identifies a request, or tells whether there is one, and has no method that cancels it.", words: plainRequestTypes.sorted()),
    ]

    private static let marks: [Entry] = [
        Entry(name: "obligation-marks", topic: .marks, match: .part, meaning: "A file that has none of these holds nothing that must be discharged exactly once. The most frequent stand first.", words: obligationMarks),
        Entry(name: "stored-elsewhere-marks", topic: .marks, match: .part, meaning: "A file that has one of these may store a continuation in an object of another file, or answer one that is stored there.", words: storedElsewhereMarks),
        Entry(name: "handler-name-endings", topic: .marks, match: .end, meaning: "A name that does not end so is not looked at as the name of a handler.", words: handlerNameEndings),
        Entry(name: "telling-marks", topic: .marks, match: .part, meaning: "A file with one of these says more of its functions than their names do.", words: tellingMarks),
        Entry(name: "told-type-marks", topic: .marks, match: .part, meaning: "A file without these names no delegate that is told how something has ended.", words: toldTypeMarks),
    ]

    private static let written: [Entry] = [
        Entry(name: "continuation-names", topic: .written, match: .given, meaning: "The name of the continuation in an async overload that is written: the first that is free.", words: continuationNames),
        Entry(name: "written-types", topic: .written, match: .given, meaning: "The standard names that written code uses, and that must not mean something else there.", words: writtenTypes),
    ]
}
