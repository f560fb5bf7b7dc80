import OnceoverDiagnostics

/// All assumptions, in one place. A new one is one file in the folder of its stage, and one line here.
package enum AssumptionCatalog {
    package static let all: [Assumption] = (parameters + paths + ends + slots + delegates + proofs).sorted {
        $0.id < $1.id
    }

    private static let parameters: [Assumption] = [
        .listenerParameter, .answeredBesides, .workParameter, .expirationHandler, .keptForLater,
    ]
    private static let paths: [Assumption] = [
        .assertedUnreachable, .answeredByReceiver, .toldElsewhere, .toldByResult, .cancelledRequest, .oneAdmitted,
        .flaggedSettled, .literalIsValid, .rareError, .listNotEmpty, .expectedErrorType, .foundAgain, .valueOrError,
        .oneType, .oneMatch, .streamStaysOpen, .endedStream, .oneCallbackRuns, .listenerCallback, .oneValue,
        .blockingWait, .supersededRequest, .objectIsKept, .promiseKeepsFirst, .unusedKeeper,
        .silenceComment, .inTest,
    ]
    private static let ends: [Assumption] = [
        .successOnly, .conditionalComment, .hearsBesides, .errorOnly, .makesSure,
        .userChoice, .sharedHandler, .taskAnswers, .standInType, .leftToSubclasses, .makerCallsLater,
        .repeatedComment, .calledPerElement, .calledPerEvent, .callersAnswer, .emptyBody,
    ]
    private static let slots: [Assumption] = [
        .replacedBeforeFound, .promisePassedOn, .handedOutElsewhere, .handlerMayBeDropped, .madeForOneUse,
        .oneCallAtATime, .stateRefusesSecondCall, .elementStaysForOthers, .streamReaderIsGone,
    ]
    private static let delegates: [Assumption] = [
        .timeLimitAnswers, .cancelUnheard, .interactionGoesOn,
    ]
    private static let proofs: [Assumption] = [
        .unseenCallbackOnce, .completionByName, .oneOfSeveralRuns, .storedIsAnswered, .awaitedIsAnswered,
        .calleeKeepsPromise, .givesValueOrError, .repeatingCallbackOnce, .reportIsNoAnswer,
    ]

    /// Nil if no assumption has the name.
    package static func assumption(_ id: AssumptionID) -> Assumption? { all.first { $0.id == id } }
}
