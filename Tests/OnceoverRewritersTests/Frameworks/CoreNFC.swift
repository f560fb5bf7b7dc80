import Foundation

open class NFCNDEFMessage: NSObject {}
open class NFCVASResponse: NSObject {}
public enum NFCTag { case feliCa, iso7816, iso15693, miFare }
open class NFCNDEFReaderSession: NSObject {}
open class NFCTagReaderSession: NSObject {}
open class NFCVASReaderSession: NSObject {}
