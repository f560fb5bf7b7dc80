// bridge NFCNDEFReaderSessionDelegate
