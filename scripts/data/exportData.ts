import { parseArgs } from 'node:util'
import { keepFilesPrivate } from '#backend/database/dataFolder.ts'
import { exportFiles } from '#backend/imports/folders/exportFiles.ts'
import { readPlace } from '#proxy/config.ts'

const usage = `Writes the data of the plant into a folder, one CSV file for each kind of record, as npm run import reads them.

  npm run export -- FOLDER

The settings DATA_DIR, DATABASE_URL and FILES_URL name the data, as for npm start. The portal may run: all files are of one
moment. Photos and the documents of the plant are written, too; users, uploads and comments are not.`

const understand = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    const [folder, ...more] = positionals
    return { isHelp: values.help === true, folder: more.length === 0 ? folder : undefined }
  } catch {
    return { isHelp: false, folder: undefined }
  }
}

const start = async () => {
  const { isHelp, folder } = understand(process.argv.slice(2))
  if (isHelp || folder === undefined) {
    const output = isHelp ? process.stdout : process.stderr
    output.write(`${usage}\n`)
    return isHelp ? 0 : 2
  }
  keepFilesPrivate()
  let total = 0
  await exportFiles(readPlace(process.env), folder, (name, rows) => {
    total += rows
    process.stdout.write(`${name}.csv  ${rows.toLocaleString('en-US')} rows\n`)
  })
  process.stdout.write(`${total.toLocaleString('en-US')} rows are in ${folder}.\n`)
  return 0
}

process.exitCode = await start().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  return 1
})
