Probe(arguments: CommandLine.arguments.dropFirst()).run()
