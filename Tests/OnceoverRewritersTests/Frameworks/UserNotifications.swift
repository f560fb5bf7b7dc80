import Foundation

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}
open class UNNotification: NSObject {}
open class UNNotificationResponse: NSObject {}
open class UNUserNotificationCenter: NSObject {}
