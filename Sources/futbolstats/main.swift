import CommandSupport
import Commands
import Glibc

exit(Program.run())
