// bridge PaymentDelegate
struct Payment: Sendable {}
struct Receipt: Sendable {}

@MainActor protocol PaymentDelegate: AnyObject {
    func payment(_ payment: Payment, didAuthorize receipt: Receipt)
    func paymentDidDecline(_ payment: Payment)
    func paymentWasCancelled(_ payment: Payment)
}
