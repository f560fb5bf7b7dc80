enum Tide { case ebb, flood }

enum Sight {
    case clear
    case foggy
    case dark
}

enum Sky { case blue, grey }

struct Chart {
    let tide: Tide
    let sight: Sight
}
