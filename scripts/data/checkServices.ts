import { readConfig } from '#proxy/config.ts'
import { runCheckServices } from '../services/command.ts'

process.exitCode = await runCheckServices(process.argv.slice(2), () => readConfig(process.env), {
  terminal: { input: process.stdin, output: process.stderr },
  output: process.stdout,
  errors: process.stderr,
})
