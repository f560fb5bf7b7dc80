// bridge URLSessionDownloadDelegate
