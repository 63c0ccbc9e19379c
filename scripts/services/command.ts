import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { readPassword, type Terminal } from '#backend/command/enteredPassword.ts'
import type { Config } from '#proxy/config.ts'
import { idIn, isIdText } from '#schema/kinds.ts'
import { setFieldNames } from '#schema/tolerance/fieldNames.ts'
import { setWireProduct } from '#schema/wire/product.ts'
import { dayIn } from '#values/days.ts'
import { checkCalls, failsPage } from './checkCalls.ts'
import { asJson, asMarkdown, changesAsMarkdown } from './checkReport.ts'
import { checkWrites, failsWrite, readRecords } from './checkWrites.ts'

export const usage = `Asks the connected services everything that pages ask them, and says what a page could not read.

  npm run check-services -- --as name@company.example --customer 101 [--password-file FILE]
  npm run check-services -- --as token.txt --customer 101

  --as             the e-mail of a user who may open the pages, or a file that holds a bearer token
  --password-file  a file that holds the user's password and nothing else, or - for what is piped in;
                   without it the password is asked for and not shown
  --customer       the id of a customer whose rows are read
  --times          how often each call is asked, 1 to 100; by default once
  --writes         also makes each change: sandbox, if the services are one and any record may be changed, or a
                   file with the records that may be, such as {"concessions.comment": {"id": 5}, "users": {}}
  --json           answers JSON instead of a table in Markdown

The settings AUTH_URL, READ_URL, WRITE_URL and CONTENT_URL name the services, as for npm start; OAUTH_CLIENT_ID and
OAUTH_CLIENT_SECRET sign in. Without --writes only calls that change nothing are made. No value of an answer is printed.
A call is slow from 2 seconds on: its one time, or the 95th percentile of several.

Ends with 0 when every page could be shown and every change made, with 1 when one would fail, with 2 when it could not be run.`

const options = {
  as: { type: 'string' },
  'password-file': { type: 'string' },
  customer: { type: 'string' },
  times: { type: 'string', default: '1' },
  writes: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const

const wholeNumber = (text: string | undefined, max: number) => {
  const number = /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= max ? number : null
}

const customerIn = (text = '') => wholeNumber(text, 999_999_999) ?? (isIdText(text) ? idIn(text) : null)

/** Parses the command line; null if it is invalid. It is never echoed, as it may contain a password. */
const understand = (args: readonly string[]) => {
  try {
    const { values } = parseArgs({ args: [...args], options })
    if (values.help) return { isHelp: true } as const
    const customerId = customerIn(values.customer)
    const times = wholeNumber(values.times, 100)
    if (!values.as || customerId === null || times === null) return null
    return {
      isHelp: false,
      as: values.as,
      passwordFile: values['password-file'],
      customerId,
      times,
      writes: values.writes ?? null,
      isJson: values.json,
    } as const
  } catch {
    return null
  }
}

/** Prompts for a password without echo. */
const promptPassword = async ({ input, output }: Terminal) => {
  if (!input.isTTY)
    throw new Error('There is no terminal to type the password at. Give it with --password-file FILE, or pipe it in.')
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const keyboard = createInterface({ input, output: nowhere, terminal: true, historySize: 0 })
  output.write('Password: ')
  try {
    for await (const line of keyboard) return line
    throw new Error('No password was given.')
  } finally {
    output.write('\n')
    keyboard.close()
  }
}

const signIn = async ({ services, oauthClientId, oauthClientSecret }: Config, username: string, password: string) => {
  if (!services.auth) throw new Error('Set AUTH_URL, or give --as a file that holds a token.')
  const grant = {
    grant_type: 'password',
    username,
    password,
    client_id: oauthClientId,
    client_secret: oauthClientSecret ?? '',
  }
  const response = await fetch(`${services.auth}/api/oauth/token/`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(grant),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => {
    throw new Error('The auth service cannot be reached at AUTH_URL.')
  })
  const answer: unknown = await response.json().catch(() => null)
  const token = (answer as { access_token?: unknown } | null)?.access_token
  if (typeof token !== 'string')
    throw new Error(`The auth service did not sign this user in (status ${response.status}).`)
  return token
}

const readToken = async (file: string) => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The token file ${file} cannot be read. Name another one, or give an e-mail.`)
  })
  return text.trim()
}

interface Streams {
  readonly terminal: Terminal
  readonly output: Writable
  readonly errors: Writable
}

/** Runs the command; returns its exit code. */
export const runCheckServices = async (args: readonly string[], config: () => Config, to: Streams) => {
  const options = understand(args)
  if (options === null || options.isHelp) {
    const output = options === null ? to.errors : to.output
    output.write(`${usage}\n`)
    return options === null ? 2 : 0
  }
  try {
    const settings = config()
    if (!Object.values(settings.services).some(Boolean)) throw new Error('No service is connected: set READ_URL.')
    setWireProduct(settings.wireProduct)
    setFieldNames(settings.connectedMap.fields)
    const { as, passwordFile, customerId, times, writes, isJson } = options
    const records = writes === null ? null : await readRecords(writes)
    const enter = () =>
      passwordFile === undefined ? promptPassword(to.terminal) : readPassword(passwordFile, to.terminal)
    const token = as.includes('@') ? await signIn(settings, as, await enter()) : await readToken(as)
    const { services, timeZone, connectedMap: map, forwardsAdditions } = settings
    const year = Number(dayIn(timeZone, Date.now()).slice(0, 4))
    const asked = { services, map, forwardsAdditions, token }
    const answers = new Map<string, unknown>()
    const checked = await checkCalls({ ...asked, customerId, timeZone, year, times }, answers)
    const asking = { customerId, year, timeZone, answers }
    const written = writes === null ? null : await checkWrites(records, asked, asking)
    const tables = [asMarkdown(checked), ...(written ? [changesAsMarkdown(written)] : [])]
    to.output.write(`${isJson ? asJson(checked, written) : tables.join('\n\n')}\n`)
    return checked.some(failsPage) || written?.some(failsWrite) ? 1 : 0
  } catch (error) {
    to.errors.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 2
  }
}
