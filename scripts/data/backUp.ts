import { readFileSync } from 'node:fs'
import { backUp } from '#backend/backup/backUp.ts'
import { restore } from '#backend/backup/restore.ts'
import { keepFilesPrivate } from '#backend/database/dataFolder.ts'
import { root } from '#backend/root.ts'
import { readPlace } from '#proxy/config.ts'

const usage = `Backs up a portal, or restores a backup.

  npm run backup -- create FOLDER    writes database and files into a new folder; the portal may run
  npm run backup -- restore FOLDER   writes them into an empty DATA_DIR and database; the portal must be stopped

The settings DATA_DIR, DATABASE_URL and FILES_URL name the portal's data, as for npm start. With DATABASE_URL, pg_dump and
pg_restore must be on the PATH.`

const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }

const create = async (folder: string) => {
  const files = await backUp(readPlace(process.env), folder, version)
  return `The database and ${files.toLocaleString('en-US')} files are in ${folder}.`
}

const putBack = async (folder: string) => {
  const { startedAt, version: made, files } = await restore(readPlace(process.env), folder)
  return `Restored the database and ${files.toLocaleString('en-US')} files of ${startedAt}, version ${made}.`
}

const commands: Readonly<Record<string, (folder: string) => Promise<string>>> = { create, restore: putBack }

const start = async () => {
  const [name = '', folder, ...more] = process.argv.slice(2)
  const command = commands[name]
  if (!command || folder === undefined || more.length > 0) {
    const isHelp = name === '--help' || name === '-h'
    const output = isHelp ? process.stdout : process.stderr
    output.write(`${usage}\n`)
    return isHelp ? 0 : 2
  }
  keepFilesPrivate()
  process.stdout.write(`${await command(folder)}\n`)
  return 0
}

process.exitCode = await start().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  return 1
})
