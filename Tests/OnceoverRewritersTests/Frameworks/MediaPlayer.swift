import Foundation
import UIKit

open class MPMediaItemCollection: NSObject {}
@MainActor open class MPMediaPickerController: UIViewController {}
