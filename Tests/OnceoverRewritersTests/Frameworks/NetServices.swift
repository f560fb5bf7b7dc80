import Foundation

// What Foundation has on Apple's platforms alone.
open class NetService: NSObject {}
