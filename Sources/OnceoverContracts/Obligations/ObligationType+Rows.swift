extension ObligationType {
    /// All known types. If two libraries use the same name, the imports of the file decide.
    package static let all: [ObligationType] = [
        ObligationType(
            "CheckedContinuation", .continuation,
            madeBy: [.closure(of: "withCheckedContinuation"), .closure(of: "withCheckedThrowingContinuation")],
            dischargedBy: ["resume"], source: "https://developer.apple.com/documentation/swift/checkedcontinuation"),
        ObligationType(
            "UnsafeContinuation", .continuation,
            madeBy: [.closure(of: "withUnsafeContinuation"), .closure(of: "withUnsafeThrowingContinuation")],
            dischargedBy: ["resume"], source: "https://developer.apple.com/documentation/swift/unsafecontinuation"),
        ObligationType(
            "CancellableContinuation", .answerable, madeBy: [.closure(of: "withCancellableContinuation")],
            dischargedBy: ["resume"], source: "Sources/Onceover"),
        ObligationType(
            "OnceContinuation", .answerable, madeBy: [.closure(of: "withOnceContinuation")],
            dischargedBy: ["resume"], source: "Sources/Onceover"),
        ObligationType(
            "ContinuationSlot", .slot, madeBy: [], dischargedBy: ["resume"], source: "Sources/Onceover"),
        ObligationType(
            "Continuation", in: ["AsyncStream", "AsyncThrowingStream"], .stream,
            madeBy: [
                .closure(of: "AsyncStream"), .closure(of: "AsyncThrowingStream"),
                .part("continuation", at: 1, of: "makeStream"),
            ],
            dischargedBy: ["finish"], observedBy: ["yield"],
            source: "https://developer.apple.com/documentation/swift/asyncstream/continuation"),
        ObligationType(
            "EventLoopPromise", .promise, madeBy: [.function("makePromise")],
            dischargedBy: ["succeed", "fail", "completeWith", "completeWithTask"], future: "futureResult",
            source: "https://swiftpackageindex.com/apple/swift-nio/documentation/niocore/eventlooppromise"),
        ObligationType(
            "Resolver", .promise,
            madeBy: [.closure(of: "Promise", parameter: "seal"), .part("resolver", at: 1, of: "pending")],
            dischargedBy: ["fulfill", "fulfill_", "reject", "resolve"], knownBy: .maker,
            source: "https://github.com/mxcl/PromiseKit/blob/master/Documents/CommonPatterns.md"),
        ObligationType(
            "Promise", .promise, madeBy: [.function("pending")], dischargedBy: ["fulfill", "reject"],
            observedBy: ["then", "catch", "always", "recover", "validate", "timeout", "delay"], isFuture: true,
            knownBy: .importing("Promises"), source: "https://github.com/google/promises/blob/master/g3doc/index.md"),
        ObligationType(
            "Promise", .promise, madeBy: [.function("Promise")],
            dischargedBy: [
                "success", "failure", "complete", "tryComplete", "trySuccess", "tryFailure", "completeWith",
            ],
            future: "future", knownBy: .importing("BrightFutures"),
            source: "https://github.com/Thomvis/BrightFutures#providing-your-own-futures"),
        ObligationType(
            "Deferred", .promise, madeBy: [.function("Deferred")], dischargedBy: ["fill"],
            observedBy: ["upon", "map", "andThen", "wait", "peek", "Future"], isFuture: true,
            knownBy: .importing("Deferred"),
            source: "https://github.com/bignerdranch/Deferred#vending-a-future-value"),
        .handler("FlutterResult", source: "https://api.flutter.dev/ios-embedder/_flutter_channels_8h.html"),
        .handler("RCTPromiseResolveBlock", source: "https://reactnative.dev/docs/legacy/native-modules-ios#promises"),
        .handler("RCTPromiseRejectBlock", source: "https://reactnative.dev/docs/legacy/native-modules-ios#promises"),
        .handler("RCTResponseSenderBlock", source: "https://reactnative.dev/docs/legacy/native-modules-ios#callbacks"),
        ObligationType(
            "CAPPluginCall", .promise, madeBy: [],
            dischargedBy: ["resolve", "reject", "success", "error", "unavailable", "unimplemented"],
            observedBy: [
                "getString", "getInt", "getBool", "getFloat", "getDouble", "getArray", "getObject", "getDate", "getAny",
                "hasOption",
            ],
            isOwedWhereGiven: true, keptBy: ["keepAlive", "saveCall", "save", "isSaved"],
            source: "https://capacitorjs.com/docs/plugins/ios#pluginscall"),
        ObligationType(
            "WKURLSchemeTask", .promise, madeBy: [], dischargedBy: ["didFinish", "didFailWithError"],
            observedBy: ["didReceive", "request"], isOwedWhereGiven: true, toldAs: ["stop"],
            source: "https://developer.apple.com/documentation/webkit/wkurlschemetask"),
        .action("CXStartCallAction"), .action("CXAnswerCallAction"), .action("CXEndCallAction"),
        .action("CXSetHeldCallAction"), .action("CXSetMutedCallAction"), .action("CXSetGroupCallAction"),
        .action("CXPlayDTMFCallAction"),
    ]

    /// A telephone call's action, which its delegate performs.
    private static func action(_ name: String) -> ObligationType {
        ObligationType(
            name, .promise, madeBy: [], dischargedBy: ["fulfill", "fail"],
            observedBy: ["callUUID", "handle", "isVideo", "isMuted", "isOnHold", "digits"], isOwedWhereGiven: true,
            source: "https://developer.apple.com/documentation/callkit/cxaction")
    }

    /// The name that a framework gives to the type of a closure by which it waits for an answer.
    private static func handler(_ name: String, source: String) -> ObligationType {
        ObligationType(
            name, .handler, madeBy: [], dischargedBy: ["callAsFunction"], isOwedWhereGiven: true,
            source: source)
    }
}
