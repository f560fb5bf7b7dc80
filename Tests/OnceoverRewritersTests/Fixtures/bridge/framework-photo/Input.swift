// bridge AVCapturePhotoCaptureDelegate
