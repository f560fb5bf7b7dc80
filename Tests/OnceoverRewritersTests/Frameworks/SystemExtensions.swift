import Foundation

open class OSSystemExtensionProperties: NSObject {}
open class OSSystemExtensionRequest: NSObject {
    public enum ReplacementAction: Sendable { case cancel, replace }
    public enum Result: Sendable { case completed, willCompleteAfterReboot }
}
