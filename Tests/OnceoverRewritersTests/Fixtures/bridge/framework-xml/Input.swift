// bridge XMLParserDelegate
