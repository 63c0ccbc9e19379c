import type { AnyCall } from '#schema/call.ts'
import type { Entity } from '#schema/entity.ts'
import type { Schema } from '#schema/fields.ts'
import { calls } from '#schema/index.ts'
import { formOf, rowOf } from '#schema/wire/envelope.ts'
import { callsOf } from '../company/company.ts'
import { makePlant } from '../company/plant.ts'
import { addressOf, bodies } from '../company/questions.ts'
import type { CompanyCall } from '../company/service.ts'
import { createMatcher, type Match } from '../services/match.ts'

/** A list call of the company, with the portal's declaration of it and of its rows. */
export interface ListCall {
  readonly asked: CompanyCall
  readonly call: AnyCall
  readonly entity: Entity
}

const match = createMatcher(calls)

export const listCalls = callsOf(makePlant({})).flatMap((asked): ListCall[] => {
  const found: Match | null = match(asked.service, asked.method, addressOf(asked).replace(/\?.*/, ''))
  const entity = found && rowOf(found.call.answer)
  const isRead = asked.method === 'GET' || asked.path in bodies
  return found && entity && isRead && !asked.isPublic ? [{ asked, call: found.call, entity }] : []
})

export type Wire = Record<string, unknown>

/** Changes the rows within the envelope of an answer. */
export const changeRows = (schema: Schema, body: unknown, change: (rows: Wire[]) => unknown[]): unknown => {
  const form = formOf(schema)
  if (form?.is === 'key') {
    const record = body as Wire
    return { ...record, [form.key]: changeRows(form.of, record[form.key], change) }
  }
  if (form?.is === 'text') {
    const { value } = body as { value: string }
    return { value: JSON.stringify(changeRows(form.of, JSON.parse(value), change)) }
  }
  return change(body as Wire[])
}
