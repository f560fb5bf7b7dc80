import Foundation
import UIKit

public enum MFMailComposeResult: Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Sendable { case cancelled, sent, failed }
@MainActor open class MFMailComposeViewController: UIViewController {}
@MainActor open class MFMessageComposeViewController: UIViewController {}
