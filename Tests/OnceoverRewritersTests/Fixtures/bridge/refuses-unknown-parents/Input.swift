// bridge OtherDelegate
protocol OtherDelegate: SomewhereElse {  // want "inherits from `SomewhereElse`"
    func didEnd()
}
