import Foundation
import UIKit

@MainActor open class SFSafariViewController: UIViewController {}
