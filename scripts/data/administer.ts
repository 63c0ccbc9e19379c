import { runAdmin } from '#backend/command/admin.ts'
import { keepFilesPrivate } from '#backend/database/dataFolder.ts'
import { readConfig } from '#proxy/config.ts'
import { requireDatabaseOfRunning } from '#proxy/process/runningPortal.ts'

const start = async () => {
  keepFilesPrivate()
  const config = readConfig(process.env)
  await requireDatabaseOfRunning(config)
  const terminal = { input: process.stdin, output: process.stdout }
  return runAdmin(process.argv.slice(2), config, terminal, process.stderr)
}

const code = await start().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  return 1
})
process.exit(code)
