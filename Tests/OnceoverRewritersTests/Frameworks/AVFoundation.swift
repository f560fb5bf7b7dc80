import Foundation

open class AVCapturePhoto: NSObject {}
open class AVCaptureResolvedPhotoSettings: NSObject {}
open class AVCaptureConnection: NSObject {}
open class AVMetadataObject: NSObject {}
open class AVCapturePhotoOutput: NSObject {}
open class AVCaptureFileOutput: NSObject {}
open class AVCaptureMetadataOutput: NSObject {}
open class AVSpeechUtterance: NSObject {}
open class AVSpeechSynthesizer: NSObject {}
