import Foundation
import UIKit

open class CNContact: NSObject {}
@MainActor open class CNContactPickerViewController: UIViewController {}
@MainActor open class CNContactViewController: UIViewController {}
