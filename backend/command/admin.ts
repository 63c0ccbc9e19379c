import { parseArgs } from 'node:util'
import { describeIssue, InvalidInputError } from '#schema/checks/issues.ts'
import { closePasswordThreads } from '../access/passwords.ts'
import { systemClock } from '../clock.ts'
import { openDatabase } from '../database/openDatabase.ts'
import type { KeptDays } from '../people/retention.ts'
import { type Administrator, createAdministrator, readAdministrator } from './createAdministrator.ts'
import { PromptAbortedError, readPassword, type Terminal, typePassword } from './enteredPassword.ts'
import { runKeys } from './keys.ts'
import { runMigrate } from './migrateDatabase.ts'
import { runRetention } from './retention.ts'

const usage = `Creates an administrator.

  npm run admin -- create --name "Full Name" --email name@company.example [--password-file FILE]

  --name           the administrator's full name
  --email          the address to sign in with
  --password-file  a file that holds the password and nothing else, or - for what is piped in;
                   without it the password is asked for, twice, and not shown

The password needs 8 characters, a number and an uppercase character. It must not be a common one, nor
hold the name of the portal, your name or your e-mail.
  npm run admin -- key NAME           makes a key by which a program may import, and prints it once
  npm run admin -- key NAME --mapping FILE
                                      makes a key whose files are mapped as the mapping.json says
  npm run admin -- key --revoke NAME  ends a key
  npm run admin -- key --list         lists the keys
  npm run admin -- retention          lists how many outdated rows the portal deletes in its next hour
  npm run admin -- migrate            brings the database up to date, as a start does

The settings DATA_DIR and DATABASE_URL name the database, as for npm start.
With SQLite, stop the portal first; for keys and retention it may keep running.`

interface Settings {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly product: string
  readonly timeZone: string
  readonly services: { readonly auth: string | undefined }
  readonly keptDays: KeptDays
}

const options = {
  name: { type: 'string' },
  email: { type: 'string' },
  'password-file': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Parses the command line; null if it is invalid. Errors do not repeat the arguments, which may hold a password. */
const parseCommand = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (values.help) return { isHelp: true } as const
    const { name, email } = values
    if (positionals.join() !== 'create' || name === undefined || email === undefined) return null
    return { isHelp: false, name, email, passwordFile: values['password-file'] } as const
  } catch {
    return null
  }
}

const enterPassword = (file: string | undefined, terminal: Terminal) => {
  if (file !== undefined) return readPassword(file, terminal)
  if (terminal.input.isTTY) return typePassword(terminal)
  throw new Error('There is no terminal to type the password at. Give it with --password-file FILE, or pipe it in.')
}

const create = async (settings: Settings, entered: Administrator, onError: (error: unknown) => void) => {
  const database = await openDatabase({ ...settings, onError })
  const tools = { db: database.db, clock: systemClock(settings.timeZone, null), company: settings.product }
  try {
    await createAdministrator(tools, entered)
  } finally {
    await database.close()
    await closePasswordThreads()
  }
}

const describeError = (error: unknown) => {
  if (error instanceof InvalidInputError) {
    const issues = Object.entries(error.issues).map(([field, about]) => `  ${field}: ${describeIssue(about)}`)
    return `The administrator was not created:\n${issues.join('\n')}`
  }
  return error instanceof Error ? error.message : String(error)
}

const runCreate = async (
  args: readonly string[],
  settings: Settings,
  terminal: Terminal,
  onError: (error: unknown) => void,
) => {
  const command = parseCommand(args)
  if (!command) return null
  if (command.isHelp) return `${usage}\n`
  if (settings.services.auth)
    throw new Error('AUTH_URL is set: the users are kept by that service. Create the administrator there.')
  const { name, email, passwordFile } = command
  const password = await enterPassword(passwordFile, terminal)
  await create(settings, readAdministrator({ name, email, password }, settings.product), onError)
  return `Administrator ${email} created. Start the portal and sign in.\n`
}

/** Runs `npm run admin -- …` and returns the exit code. Reports invalid input before opening the database. */
export const runAdmin = async (
  args: readonly string[],
  settings: Settings,
  terminal: Terminal,
  errors: Terminal['output'],
) => {
  const reportError = (error: unknown) => void errors.write(`${describeError(error)}\n`)
  try {
    const [command, ...rest] = args
    const text = await (command === 'key'
      ? runKeys(rest, settings)
      : command === 'retention'
        ? runRetention(rest, settings)
        : command === 'migrate'
          ? runMigrate(rest, settings)
          : runCreate(args, settings, terminal, reportError))
    const output = text === null ? errors : terminal.output
    output.write(text ?? `${usage}\n`)
    return text === null ? 2 : 0
  } catch (error) {
    reportError(error)
    return error instanceof PromptAbortedError ? 130 : 1
  }
}
