import Foundation

open class RPBroadcastController: NSObject {}
@MainActor open class RPPreviewViewController: NSObject {}
@MainActor open class RPBroadcastActivityViewController: NSObject {}
