// What this example calls of ONNX Runtime's C interface. The library has one exported function, `OrtGetApiBase`, which
// leads to a table of functions. A function keeps its place in the table forever; only the end of the table grows, so
// the places below are right for each version since 1.0. The wheel on PyPI has the library without its header.
//
// https://onnxruntime.ai/docs/api/c/struct_ort_api.html
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct OrtEnv OrtEnv;
typedef struct OrtMemoryInfo OrtMemoryInfo;
typedef struct OrtRunOptions OrtRunOptions;
typedef struct OrtSession OrtSession;
typedef struct OrtSessionOptions OrtSessionOptions;
typedef struct OrtTensorInfo OrtTensorInfo;
typedef struct OrtValue OrtValue;
/// What went wrong; null when nothing did. To be released.
typedef struct OrtStatus OrtStatus;

enum { onnx_log_errors = 3, onnx_element_float = 1, onnx_arena_allocator = 1, onnx_default_memory = 0 };

/// The functions called here stand at their places, the others are left out as numbers.
typedef struct OrtFunctions {
    const void *slots0to1[2];
    const char *(*GetErrorMessage)(const OrtStatus *);
    OrtStatus *(*CreateEnv)(int level, const char *name, OrtEnv **);
    const void *slots4to6[3];
    OrtStatus *(*CreateSession)(const OrtEnv *, const char *path, const OrtSessionOptions *, OrtSession **);
    const void *slot8;
    OrtStatus *(*Run)(
        OrtSession *, const OrtRunOptions *, const char *const *input_names, const OrtValue *const *inputs,
        size_t input_count, const char *const *output_names, size_t output_count, OrtValue **outputs);
    OrtStatus *(*CreateSessionOptions)(OrtSessionOptions **);
    const void *slots11to23[13];
    OrtStatus *(*SetIntraOpNumThreads)(OrtSessionOptions *, int);
    const void *slots25to48[24];
    OrtStatus *(*CreateTensorWithDataAsOrtValue)(
        const OrtMemoryInfo *, void *data, size_t byte_count, const int64_t *shape, size_t rank, int element,
        OrtValue **);
    const void *slot50;
    OrtStatus *(*GetTensorMutableData)(OrtValue *, void **);
    const void *slots52to63[12];
    OrtStatus *(*GetTensorShapeElementCount)(const OrtTensorInfo *, size_t *);
    OrtStatus *(*GetTensorTypeAndShape)(const OrtValue *, OrtTensorInfo **);
    const void *slots66to68[3];
    OrtStatus *(*CreateCpuMemoryInfo)(int allocator, int memory, OrtMemoryInfo **);
    const void *slots70to91[22];
    void (*ReleaseEnv)(OrtEnv *);
    void (*ReleaseStatus)(OrtStatus *);
    void (*ReleaseMemoryInfo)(OrtMemoryInfo *);
    void (*ReleaseSession)(OrtSession *);
    void (*ReleaseValue)(OrtValue *);
    const void *slots97to98[2];
    void (*ReleaseTensorTypeAndShapeInfo)(OrtTensorInfo *);
    void (*ReleaseSessionOptions)(OrtSessionOptions *);
} OrtFunctions;

_Static_assert(offsetof(OrtFunctions, ReleaseSessionOptions) == 100 * sizeof(void *), "a slot was miscounted");

/// What `OrtGetApiBase` returns.
typedef struct OrtApiBase {
    /// Null when the library is older than the version asked for.
    const OrtFunctions *(*GetApi)(uint32_t version);
    const char *(*GetVersionString)(void);
} OrtApiBase;

typedef const OrtApiBase *(*OrtGetApiBase)(void);
