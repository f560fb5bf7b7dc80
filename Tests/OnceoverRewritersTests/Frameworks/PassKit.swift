import Foundation

open class PKPayment: NSObject {}
open class PKPaymentPass: NSObject {}
open class PKPaymentAuthorizationResult: NSObject {}
open class PKAddPaymentPassRequest: NSObject {}
open class PKPaymentAuthorizationController: NSObject {}
@MainActor open class PKPaymentAuthorizationViewController: NSObject {}
@MainActor open class PKAddPaymentPassViewController: NSObject {}
