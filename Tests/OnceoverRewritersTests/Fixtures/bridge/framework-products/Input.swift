// bridge SKProductsRequestDelegate
