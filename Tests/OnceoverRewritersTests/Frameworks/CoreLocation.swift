import Foundation

open class CLLocation: NSObject {}
open class CLHeading: NSObject {}
open class CLRegion: NSObject {}
open class CLLocationManager: NSObject {}
