/// What a double does says nothing of what it stands in for.
final class MockCrew: Crew {
    func carry(_ order: CheckedContinuation<Int, Never>) {}
    func repeatBack(_ order: CheckedContinuation<Int, Never>) { order.resume(returning: 3) }
}
