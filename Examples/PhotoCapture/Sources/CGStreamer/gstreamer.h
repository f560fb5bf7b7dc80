#include <gst/app/gstappsink.h>
#include <gst/gst.h>
