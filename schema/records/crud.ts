import { type Access, read, write } from '../call.ts'
import type { Fields } from '../entity.ts'
import { infoOf, type Schema } from '../fields.ts'
import { text } from '../kinds.ts'
import { anyOf, between, is } from '../list.ts'
import { listOf } from '../wire/envelope.ts'
import { changed, changedTogether, created, type RecordType, refersTo } from './record.ts'

/** Filter derived from a field: reference, word, flag, named one, or date range; null if there is none. */
const filterOf = (name: string, field: Schema, isNamed: boolean) => {
  const { kind } = infoOf(field)
  if (isNamed || refersTo(field) || kind === 'oneOf' || kind === 'flag') return is(field)
  return kind === 'day' ? between(field, name) : null
}

/** Filters of a record list: ids, for batched lookups, and those derived from the fields. */
const filtersOf = ({ entity, fields, filters }: RecordType): Fields => ({
  id: anyOf(entity.fields.id as Schema),
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const filter = filterOf(name, field, filters.includes(name))
      return filter ? [[name, filter]] : []
    }),
  ),
})

const textKinds = ['text', 'email']

/**
 * CRUD calls of a record type below `/data`, in the convention of `ra-data-simple-rest`. Updates carry the version in
 * `If-Match`; a stale one is rejected with the current record. Records that are referenced by others cannot be deleted.
 * Reads and writes use separate services.
 */
export const crud = <const A extends Access>(type: RecordType, access: A) => {
  const { name, entity, fields, label, isOwn } = type
  const path = `/data/${name}` as const
  const search = label.filter((name) => fields[name] && textKinds.includes(infoOf(fields[name]).kind))
  const list = {
    filter: filtersOf(type),
    sort: ['id', ...Object.keys(fields)],
    ...(search.length > 0 && { search }),
  }
  const common = { access, isOwn, isAddition: !isOwn, answer: entity }
  const one = { ...common, params: { id: text('id', { max: 64 }) } }
  return {
    list: read('GET', path, { access, isOwn, isAddition: !isOwn, list, answer: listOf(entity) }),
    get: read('GET', `${path}/:id`, { ...one, versioned: 'read' }),
    create: write('POST', path, { ...common, body: created(type), takesKey: true }),
    update: write('PUT', `${path}/:id`, { ...one, body: changed(type), versioned: 'write' }),
    /** All of them or none: a stale one rejects the others. */
    updateMany: write('PUT', path, {
      access,
      isOwn,
      isAddition: !isOwn,
      body: changedTogether(type),
      answer: listOf(entity),
    }),
    remove: write('DELETE', `${path}/:id`, one),
  }
}

export type RecordCalls = ReturnType<typeof crud<{ readonly pages: readonly ['data']; readonly owner: 'staff' }>>
