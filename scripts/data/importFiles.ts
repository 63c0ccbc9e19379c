import { keepFilesPrivate } from '#backend/database/dataFolder.ts'
import { runImport } from '#backend/imports/folders/command.ts'
import { readPlace } from '#proxy/config.ts'

keepFilesPrivate()
const code = await runImport(process.argv.slice(2), () => readPlace(process.env), {
  output: process.stdout,
  errors: process.stderr,
}).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  return 1
})
process.exitCode = code
