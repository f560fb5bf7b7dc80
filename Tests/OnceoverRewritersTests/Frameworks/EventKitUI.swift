import Foundation

public enum EKEventEditViewAction: Sendable { case canceled, saved, deleted }
@MainActor open class EKEventEditViewController: NSObject {}
@MainActor open class EKCalendarChooser: NSObject {}
