import Foundation

open class PHChange: NSObject {}
