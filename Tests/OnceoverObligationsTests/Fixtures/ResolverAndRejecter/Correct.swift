// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown
import React

@objc final class Lighthouse: NSObject {
    @objc func read(_ isLit: Bool, resolver: RCTPromiseResolveBlock, rejecter: RCTPromiseRejectBlock) {
        if isLit { resolver(1) } else { rejecter("dark", nil, nil) }
    }
}
