import Glibc

exit(Program.run(CommandLine.arguments.dropFirst().map { $0 }, environment: Environment.variables()))
