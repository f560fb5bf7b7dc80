import Foundation
import UIKit

open class SKRequest: NSObject {}
open class SKProductsRequest: SKRequest {}
open class SKProductsResponse: NSObject {}
open class SKPaymentQueue: NSObject {}
open class SKPaymentTransaction: NSObject {}
@MainActor open class SKStoreProductViewController: UIViewController {}
