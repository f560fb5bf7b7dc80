func hold(_ wheel: CheckedContinuation<Int, Never>, course: Int) { wheel.resume(returning: course) }

func hold(_ wheel: CheckedContinuation<Int, Never>, for reason: String) { print(reason) }
