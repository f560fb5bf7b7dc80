// bridge CBCentralManagerDelegate
