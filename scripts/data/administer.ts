import { runAdmin } from '#backend/administration/command/admin.ts'
import { keepFilesPrivate } from '#backend/process/dataFolder.ts'
import { readConfig } from '#proxy/config.ts'

const start = async () => {
  keepFilesPrivate()
  const terminal = { input: process.stdin, output: process.stdout }
  return runAdmin(process.argv.slice(2), readConfig(process.env), terminal, process.stderr)
}

const code = await start().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  return 1
})
process.exit(code)
