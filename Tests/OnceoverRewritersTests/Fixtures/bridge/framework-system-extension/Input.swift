// bridge OSSystemExtensionRequestDelegate
