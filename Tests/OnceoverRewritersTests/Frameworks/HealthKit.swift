import Foundation

public enum HKWorkoutSessionState: Sendable { case notStarted, running, ended, paused, prepared, stopped }
open class HKWorkoutSession: NSObject {}
