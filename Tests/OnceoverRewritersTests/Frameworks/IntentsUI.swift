import Foundation

open class INVoiceShortcut: NSObject {}
@MainActor open class INUIAddVoiceShortcutViewController: NSObject {}
@MainActor open class INUIEditVoiceShortcutViewController: NSObject {}
