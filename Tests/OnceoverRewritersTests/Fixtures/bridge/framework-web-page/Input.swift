// bridge WKNavigationDelegate
