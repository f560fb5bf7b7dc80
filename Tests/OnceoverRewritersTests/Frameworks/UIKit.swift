import Foundation

@MainActor open class UIViewController: NSObject {
    open func viewDidLoad() {}
}
open class UIColor: NSObject {}
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}
@MainActor open class UIImagePickerController: UIViewController {
    public struct InfoKey: Hashable, Sendable {}
    public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
}
@MainActor open class UIDocumentPickerViewController: UIViewController {}
@MainActor open class UIColorPickerViewController: UIViewController {}
@MainActor open class UIFontPickerViewController: UIViewController {}
@MainActor open class UIVideoEditorController: UIViewController {}
@MainActor open class UICloudSharingController: UIViewController {}
@MainActor open class UIDocumentBrowserViewController: UIViewController {
    public enum ImportMode: Sendable { case none, copy, move }
}
@MainActor open class UIApplication: NSObject {}
