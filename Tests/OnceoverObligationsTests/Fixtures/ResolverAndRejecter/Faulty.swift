// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
import React

@objc final class Lighthouse: NSObject {
    @objc func read(_ isLit: Bool, resolver: RCTPromiseResolveBlock, rejecter: RCTPromiseRejectBlock) {
        if isLit { resolver(1) }  // want "unresumed-path: neither .resolver. nor .rejecter. is called on this path"
    }
}
