// bridge ReaderDelegate
class Card {}
enum Kind { case plastic(Card), paper }

protocol ReaderDelegate: AnyObject {
    func readerDidRead(_ card: Card)
    func readerDidUpdate(_ kind: Kind)
    func readerDidCancel()
}
