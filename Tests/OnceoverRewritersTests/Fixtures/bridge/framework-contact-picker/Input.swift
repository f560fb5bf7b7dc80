// bridge CNContactPickerDelegate
