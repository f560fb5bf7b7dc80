import CGStreamer
import Foundation

/// One run of GStreamer, for one picture: from the source, over the encoder, into an `appsink`.
///
/// GStreamer locks its objects itself.
final class FramePipeline: @unchecked Sendable {
    private let pipeline: UnsafeMutablePointer<GstElement>
    private let sink: UnsafeMutablePointer<GstAppSink>
    private let bus: UnsafeMutablePointer<GstBus>

    init(_ source: CameraSource, _ settings: PhotoSettings) throws(CameraError) {
        gst_init(nil, nil)
        pipeline = try parse(
            """
            \(source.element) ! videoconvert ! videoscale
            ! video/x-raw,width=\(settings.width),height=\(settings.height)
            ! jpegenc quality=\(settings.quality) ! appsink name=photo sync=false
            """)
        let photo = pipeline.withMemoryRebound(to: GstBin.self, capacity: 1) { gst_bin_get_by_name($0, "photo")! }
        sink = UnsafeMutableRawPointer(photo).assumingMemoryBound(to: GstAppSink.self)
        bus = gst_element_get_bus(pipeline)
    }

    deinit {
        gst_element_set_state(pipeline, GST_STATE_NULL)
        for object: UnsafeMutableRawPointer in [.init(sink), .init(bus), .init(pipeline)] { gst_object_unref(object) }
    }

    /// Starts the source and waits for the first picture.
    ///
    /// The bus brings whatever happens first: an error, the end, an interruption, or that the sink has something.
    func frame(within limit: Duration) throws(CameraError) -> Data {
        gst_element_set_state(pipeline, GST_STATE_PLAYING)
        let events = [GST_MESSAGE_ERROR, GST_MESSAGE_EOS, GST_MESSAGE_APPLICATION, GST_MESSAGE_ASYNC_DONE]
        let mask = GstMessageType(rawValue: events.reduce(0) { $0 | $1.rawValue })
        guard let message = gst_bus_timed_pop_filtered(bus, GstClockTime(limit / .nanoseconds(1)), mask) else {
            throw .noPicture(within: limit)
        }
        defer { gst_message_unref(message) }
        switch message.pointee.type {
        case GST_MESSAGE_ASYNC_DONE: return try picture()
        case GST_MESSAGE_ERROR: throw .failed(reason(of: message))
        default: throw .ended
        }
    }

    /// Ends the wait for a picture, from any thread.
    func interrupt() { gst_bus_post(bus, gst_message_new_application(nil, gst_structure_new_empty("interrupt"))) }

    private func picture() throws(CameraError) -> Data {
        guard let sample = gst_app_sink_pull_preroll(sink) else { throw .ended }
        defer { gst_sample_unref(sample) }
        var map = GstMapInfo()
        guard let buffer = gst_sample_get_buffer(sample), gst_buffer_map(buffer, &map, GST_MAP_READ) != 0 else {
            throw .failed("its picture cannot be read")
        }
        defer { gst_buffer_unmap(buffer, &map) }
        return Data(bytes: map.data, count: Int(map.size))
    }
}

private func parse(_ description: String) throws(CameraError) -> UnsafeMutablePointer<GstElement> {
    var error: UnsafeMutablePointer<GError>?
    let pipeline = gst_parse_launch_full(description, nil, GST_PARSE_FLAG_FATAL_ERRORS, &error)
    guard let pipeline else { throw .notBuilt(takeMessage(of: error)) }
    return pipeline
}

private func reason(of message: UnsafeMutablePointer<GstMessage>) -> String {
    var error: UnsafeMutablePointer<GError>?
    gst_message_parse_error(message, &error, nil)
    return takeMessage(of: error)
}

private func takeMessage(of error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "for no reason given" }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
}
