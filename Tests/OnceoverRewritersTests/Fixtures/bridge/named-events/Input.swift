// bridge SensorDelegate event=didMeasure
protocol SensorDelegate: AnyObject {
    func didMeasure(_ value: Double)
    func didEnd(after seconds: Double, error: (any Error)?)
}
