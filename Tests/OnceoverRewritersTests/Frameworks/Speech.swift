import Foundation

open class SFTranscription: NSObject {}
open class SFSpeechRecognitionResult: NSObject {}
open class SFSpeechRecognitionTask: NSObject {}
