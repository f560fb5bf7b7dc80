import Foundation

open class CBPeripheral: NSObject {}
open class CBService: NSObject {}
open class CBCharacteristic: NSObject {}
open class CBCentral: NSObject {}
open class CBATTRequest: NSObject {}
open class CBCentralManager: NSObject {}
open class CBPeripheralManager: NSObject {}
