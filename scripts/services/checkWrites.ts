import { readFile } from 'node:fs/promises'
import { type AnyCall, bodyFields, nameOfCall } from '#schema/call.ts'
import { infoOf } from '#schema/fields.ts'
import { wireName } from '#schema/wire/product.ts'
import { acceptsAny } from '#schema/wire/receipt.ts'
import { type Asking, type Change, changes } from './changes.ts'
import { outcomeOf, read } from './checkCalls.ts'
import { checkUser } from './checkUser.ts'
import { type Asked, callNamed, exchange } from './exchange.ts'

/** Result of a change. It contains no value of an answer. */
export interface Written {
  readonly call: string
  /** False if no other call named a record for it. */
  readonly isMade: boolean
  /** Null if there was no answer. */
  readonly status: number | null
  readonly isDone: boolean
  readonly faults: string[]
}

/** Inputs by name of a change, such as `concessions.comment`; null for a sandbox, in which any record may be changed. */
export type Records = Readonly<Record<string, Readonly<Record<string, unknown>>>> | null

/** Reads the records that may be changed. Throws if the file cannot be read or names no change. */
export const readRecords = async (choice: string): Promise<Records> => {
  if (choice === 'sandbox') return null
  const text = await readFile(choice, 'utf8').catch(() => {
    throw new Error(`--writes takes the word sandbox, or a file of records. ${choice} cannot be read.`)
  })
  const parse = (): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return null
    }
  }
  const records = parse()
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isObject(records) || !Object.values(records as object).every(isObject))
    throw new Error(`${choice} must be JSON such as {"concessions.comment": {"id": 5}}.`)
  const known = [...changes.map(({ name }) => name), 'users']
  const unknown = Object.keys(records as object).find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`${choice} names "${unknown}". Changes are: ${known.join(', ')}.`)
  return records as Records
}

const isMissing = (value: unknown) => value === undefined

/** The service names what it refuses; only names of fields that were sent are shown. */
const namedIn = (text: string, { body, query, uploads }: AnyCall) => {
  const fields = { ...query, ...bodyFields({ body }) }
  const names = Object.values(fields).map((field) => wireName(infoOf(field).wire))
  return [...names, ...(uploads ? [uploads.name] : [])].filter((name) => new RegExp(`\\b${name}\\b`).test(text))
}

const makeChange = async (change: Change, call: AnyCall, records: Records, asked: Asked, asking: Asking) => {
  const about = { call: nameOfCall(call), isMade: true }
  const input = { ...change.input(asking), ...records?.[change.name] }
  if (Object.values(input).some(isMissing)) return { ...about, isMade: false, status: null, isDone: false, faults: [] }
  const file = change.sendsFile
    ? new File(['%PDF-1.4\n%%EOF\n'], 'portal-check.pdf', { type: 'application/pdf' })
    : undefined
  const { status, wire, text } = await exchange(call, input, asked, file)
  const isDone = status !== null && outcomeOf(status) === 'ok'
  if (!isDone) return { ...about, status, isDone, faults: namedIn(text, call).map((name) => `names ${name}`) }
  // Only calls with a specified answer need one.
  const isReadable = acceptsAny(call.answer) || read(call, wire, asking.timeZone).isReadable
  return { ...about, status, isDone, faults: isReadable ? [] : ['the answer cannot be read'] }
}

/** Makes each specified change, as pages do, and returns how it was answered. */
export const checkWrites = async (records: Records, asked: Asked, asking: Asking): Promise<readonly Written[]> => {
  const written: Written[] = []
  for (const change of changes) {
    const call = callNamed(change.name)
    if (asked.services[call.service] === undefined) continue
    if (records === null || change.name in records) written.push(await makeChange(change, call, records, asked, asking))
  }
  const hasUsers = asked.services.auth !== undefined && asked.services.read !== undefined
  if (hasUsers && (records === null || 'users' in records)) written.push(...(await checkUser(asked, asking)))
  return written
}

/** True if a user would be told of a failure, or if something else was changed than what was sent. */
export const failsWrite = ({ isMade, isDone, faults }: Written) => isMade && (!isDone || faults.length > 0)
