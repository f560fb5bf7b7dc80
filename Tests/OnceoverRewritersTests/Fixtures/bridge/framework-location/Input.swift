// bridge CLLocationManagerDelegate
