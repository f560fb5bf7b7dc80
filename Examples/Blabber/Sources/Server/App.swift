import ArgumentParser
import AsyncHTTPClient
import GRDB
import Hummingbird
import NIOPosix
import Onceover
@main struct App { static func main() {} }
