import Foundation

open class WCSession: NSObject {}
public enum WCSessionActivationState: Sendable { case notActivated, inactive, activated }
