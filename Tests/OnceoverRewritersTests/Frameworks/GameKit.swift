import Foundation

open class GKMatch: NSObject {}
@MainActor open class GKMatchmakerViewController: NSObject {}
@MainActor open class GKGameCenterViewController: NSObject {}
