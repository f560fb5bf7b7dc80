import Foundation

open class AVPictureInPictureController: NSObject {}
