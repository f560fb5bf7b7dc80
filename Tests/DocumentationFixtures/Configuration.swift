// What the examples of Documentation/Configuration.md take for granted.

struct Port {}
protocol Surroundings {}
