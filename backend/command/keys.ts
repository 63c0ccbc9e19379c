import { parseArgs } from 'node:util'
import { dataFileOf } from '#schema/imports/index.ts'
import type { Instant } from '#values/types.ts'
import { createApiKey, listApiKeys, revokeApiKey } from '../access/apiKeys.ts'
import type { Place } from '../database/open.ts'
import { openForTool } from '../database/openForTool.ts'
import { violationOf } from '../database/violations.ts'
import { type NamedMapping, readMappings } from '../imports/folders/folder.ts'
import { openTarget } from '../imports/target.ts'

const options = { revoke: { type: 'boolean' }, list: { type: 'boolean' }, mapping: { type: 'string' } } as const

const namePattern = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u

const understand = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [name = '', ...more] = positionals
    if (values.list)
      return positionals.length === 0 && !values.revoke ? ({ kind: 'list', name, mapping: undefined } as const) : null
    if (more.length > 0 || !namePattern.test(name)) return null
    if (values.revoke && values.mapping !== undefined) return null
    return { kind: values.revoke ? 'revoke' : 'create', name, mapping: values.mapping } as const
  } catch {
    return null
  }
}

type Command = NonNullable<ReturnType<typeof understand>>

/** Refuses a mapping to columns that its kind of file does not have, before a nightly job fails by it. */
const requireColumns = ({ name, mapping }: NamedMapping) => {
  const columns = Object.keys(dataFileOf(mapping.file)?.columns ?? {})
  const unknown = mapping.columns.map(({ column }) => column).filter((column) => !columns.includes(column))
  if (unknown.length > 0)
    throw new Error(`${name}: ${mapping.file} has no column ${unknown.join(', ')}; it has ${columns.join(', ')}.`)
  return mapping
}

const run = async ({ kind, name, mapping }: Command, place: Place) => {
  const mappings = mapping === undefined ? null : (await readMappings(mapping)).map(requireColumns)
  const { db, close } = await openTarget(place)
  const now = new Date().toISOString() as Instant
  try {
    if (kind === 'list')
      return (await listApiKeys(db)).map((key) => `${key.name}, made ${key.created_at}\n`).join('') || 'No keys.\n'
    if (kind === 'create') return `${await createApiKey(db, { name, mappings }, now)}\n`
    if (await revokeApiKey(db, name, now)) return `Key ${name} revoked: nobody is let in by it any more.\n`
    throw new Error(`There is no key named ${name}.`)
  } catch (error) {
    if (violationOf(error)?.rule === 'unique') throw new Error(`A key named ${name} already exists. Revoke it first.`)
    throw error
  } finally {
    await close()
  }
}

/** Runs `npm run admin -- key …`; returns the output, or null for invalid arguments. The portal may be running. */
export const runKeys = async (args: readonly string[], place: Place & { timeZone: string }) => {
  const command = understand(args)
  if (!command) return null
  await openForTool(place)
  return run(command, place)
}
