import OnceoverSignatures
import Testing

@Suite struct HandlerNameTests {
    @Test(
        arguments: [
            "completion", "completionHandler", "handler", "callback", "reply", "decisionHandler", "onDone",
            "whenDone", "uploadCompletion", "pressCompletion", "selectionCompletionHandler", "withReplyTo",
            "fetchCompletionHandler",
        ])
    func toldOnce(name: String) {
        #expect(HandlerName.isCompletion(name))
    }

    @Test(
        arguments: [
            "progress", "progressHandler", "onTap", "stateCallback", "errorCallback", "transform", "body",
            "updateHandler", "selectionHandler", "eventCallback", "retryCallback", "subscriptionResultHandler",
        ])
    func toldOftenOrNotAtAll(name: String) {
        #expect(!HandlerName.isCompletion(name))
    }

    @Test func outcomesComeInPairs() {
        #expect(HandlerName.isSuccess("success") && HandlerName.isSuccess("onSuccess"))
        #expect(HandlerName.isFailure("failure") && HandlerName.isFailure("onError"))
        #expect(HandlerName.isSuccess("successCompletionHandler") && HandlerName.isSuccess("onSucceeded"))
        #expect(HandlerName.isFailure("error") && HandlerName.isFailure("onFailed"))
        #expect(HandlerName.isFailure("errorClosure") && HandlerName.isFailure("onErrorCallBack"))
        #expect(!HandlerName.isFailure("oneError") && !HandlerName.isFailure("errors"))
        #expect(!HandlerName.isSuccess("failure") && !HandlerName.isFailure("success"))
        #expect(HandlerName.isSuccess("loginSuccess") && HandlerName.isFailure("loginFailure"))
        #expect(!HandlerName.isSuccess("successful"))
    }

    /// Of several closures, whatever they hear of.
    @Test func oneOfSeveralSuggestsItself() {
        #expect(HandlerName.suggestsCompletion("completion") && HandlerName.suggestsCompletion("progressHandler"))
        #expect(!HandlerName.suggestsCompletion("transform") && !HandlerName.suggestsCompletion("then"))
    }

    @Test func aFunctionsNameSpeaksForItsLastArgument() {
        #expect(HandlerName.impliesCompletion(function: "dockWithCompletion"))
        #expect(HandlerName.impliesCompletion(function: "dockWithCompletionHandler"))
        #expect(!HandlerName.impliesCompletion(function: "dock"))
        #expect(!HandlerName.impliesCompletion(function: "completionOfDocking"))
    }

    @Test(arguments: ["observe", "observeTide", "onArrival", "addListener", "setHandler", "subscribe", "when"])
    func registersEvents(name: String) {
        #expect(HandlerName.registersEvents(function: name))
    }

    @Test func addsNothingButAListener() {
        #expect(HandlerName.addsListener(function: "registerTideListener"))
        #expect(!HandlerName.addsListener(function: "addTide") && !HandlerName.addsListener(function: "removeListener"))
    }

    /// A prefix is a word, not a beginning.
    @Test(arguments: ["settle", "address", "online", "observer", "load", "bindings", "handler"])
    func registersNone(name: String) {
        #expect(!HandlerName.registersEvents(function: name))
    }
}
