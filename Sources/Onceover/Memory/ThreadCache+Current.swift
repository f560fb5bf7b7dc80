import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

#if ADDRESS_SANITIZER || THREAD_SANITIZER
    extension ThreadCache {
        /// What a thread keeps is freed memory, which the sanitizers would take for memory in use. So in builds for them, which
        /// say so by `-Xswiftc -D…`, each wait asks the heap: see Scripts/runtime-ci.
        static var current: UnsafeMutablePointer<ThreadCache>? { nil }
    }
#elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    extension ThreadCache {
        /// Nil: the program has used up the system's keys.
        private static let key: pthread_key_t? = {
            var key = pthread_key_t()
            guard pthread_key_create(&key, { destroy($0) }) == 0 else { return nil }
            knownKey.store(Int(key), ordering: .relaxed)
            return key
        }()

        /// The same, or -1 before it is made: a word that is there when the program starts is read without a lock.
        private static let knownKey = Atomic(-1)

        /// That of the thread that asks. It is made when the thread asks first, and destroyed when the thread ends.
        static var current: UnsafeMutablePointer<ThreadCache>? {
            let known = knownKey.load(ordering: .relaxed)
            guard known >= 0, let cache = pthread_getspecific(pthread_key_t(truncatingIfNeeded: known)) else {
                return make()
            }
            return cache.assumingMemoryBound(to: ThreadCache.self)
        }

        @inline(never)
        private static func make() -> UnsafeMutablePointer<ThreadCache>? {
            guard let key else { return nil }
            let cache = UnsafeMutablePointer<ThreadCache>.allocate(capacity: 1)
            cache.initialize(to: ThreadCache())
            if pthread_setspecific(key, cache) == 0 { return cache }
            cache.deallocate()
            return nil
        }

        private static func destroy(_ memory: UnsafeMutableRawPointer?) {
            guard let cache = memory?.assumingMemoryBound(to: ThreadCache.self) else { return }
            while let block = cache.pointee.pop() { block.deallocate() }
            cache.deallocate()
        }
    }
#else
    extension ThreadCache {
        /// Elsewhere each wait asks the heap.
        static var current: UnsafeMutablePointer<ThreadCache>? { nil }
    }
#endif
