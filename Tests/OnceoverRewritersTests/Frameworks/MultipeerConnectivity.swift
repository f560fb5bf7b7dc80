import Foundation

open class MCPeerID: NSObject {}
open class MCSession: NSObject {}
open class MCNearbyServiceAdvertiser: NSObject {}
@MainActor open class MCBrowserViewController: NSObject {}
public enum MCSessionState: Sendable { case notConnected, connecting, connected }
