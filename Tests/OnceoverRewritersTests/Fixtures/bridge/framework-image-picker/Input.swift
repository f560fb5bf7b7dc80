// bridge UIImagePickerControllerDelegate
