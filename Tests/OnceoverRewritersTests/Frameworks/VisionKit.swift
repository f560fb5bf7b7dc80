import Foundation
import UIKit

open class VNDocumentCameraScan: NSObject {}
@MainActor open class VNDocumentCameraViewController: UIViewController {}
