// bridge MFMailComposeViewControllerDelegate
