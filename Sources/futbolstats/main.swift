import Glibc

exit(Program.run(Arguments.words(), environment: Environment.variables()))
