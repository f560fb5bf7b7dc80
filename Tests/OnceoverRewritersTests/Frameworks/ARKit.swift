import Foundation

open class ARAnchor: NSObject {}
open class ARSession: NSObject {}
