// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown
import StoreKit
import UIKit

/// Whoever calls the handler takes it out, so it is called once, whatever its name.
final class Mounter: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    private var mounted: ((UIImage?) -> Void)?

    func mount(_ mounted: @escaping (UIImage?) -> Void) {
        self.mounted?(nil)
        self.mounted = mounted
    }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        let last = mounted
        mounted = nil  // assumes handler-may-be-dropped
        guard let image = info[.originalImage] as? UIImage else { return }  // want "unresumed-path: `mounted`"
        last?(image)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        mounted?(nil)
        mounted = nil
    }
}

/// One end takes it out, and the other leaves it for the next transaction.
final class Purser: NSObject, SKPaymentTransactionObserver {
    private var settled: ((Bool) -> Void)?

    func charge(_ product: SKProduct, settled: @escaping (Bool) -> Void) {
        self.settled?(false)
        self.settled = settled
    }

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for transaction in transactions {
            switch transaction.transactionState {
            case .purchased: settled?(true)  // want "stale-continuation: `settled`"
            case .failed:
                settled?(false)
                settled = nil
            default: break
            }
        }
    }
}

final class Porter: NSObject, UIDocumentPickerDelegate {  // want "missing-delegate-exit: `handed`"
    var handed: (([URL]) -> Void)?

    func hand(_ take: @escaping ([URL]) -> Void) {
        if let handed { handed([]) }
        handed = take
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        handed?(urls)
        handed = nil
    }
}
