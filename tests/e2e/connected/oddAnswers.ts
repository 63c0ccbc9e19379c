import type { Entity } from '#schema/entity.ts'
import { infoOf } from '#schema/fields.ts'
import { wireName } from '#schema/wire/product.ts'
import type { Change } from '#tests/support/company/company.ts'
import { changeRows, listCalls, type Wire } from '#tests/support/connected/listCalls.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Calls whose answers are not rows but decide about access. */
const unchangedPaths = ['/api/oauth/token/', '/api/validate-page-access-forge/', '/api/validate-content-access/']

const changing =
  (change: (body: Json) => Json): Change =>
  ({ path }, body) => {
    if (unchangedPaths.includes(path)) return body
    const { value } = (body ?? {}) as { value?: unknown }
    if (typeof value !== 'string') return change(body as Json)
    return { value: JSON.stringify(change(JSON.parse(value))) }
  }

const dayFirst = (text: string) => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1')

const inOtherForms = (body: Json): Json => {
  if (Array.isArray(body)) return body.map(inOtherForms)
  if (typeof body === 'number') return String(body)
  if (typeof body === 'boolean') return body ? 1 : 0
  if (typeof body === 'string') return dayFirst(body)
  return body && Object.fromEntries(Object.entries(body).map(([key, value]) => [key, inOtherForms(value)]))
}

/** Stands for values of the company: it may be on pages, and nowhere else. */
export const planted = 'PLANTED-WORD'

/** An object, which no kind of field is read from. */
const unreadable = { [planted]: planted }

/** A status that no list of the portal has. */
export const unknownStatus = 'Melting'

/** The specifications give these names no key: they belong to the requested ids by their order. */
const rowsInOrder = ['/GetNames/']

/** Changes the rows of every list that has some. */
const changingRows =
  (change: (rows: readonly Wire[], entity: Entity) => readonly unknown[]): Change =>
  ({ path, method }, body) => {
    const found = listCalls.find(({ asked }) => asked.path === path && asked.method === method)
    if (!found || rowsInOrder.includes(path)) return body
    return changeRows(found.call.answer, body, (rows) => [...(rows.length > 0 ? change(rows, found.entity) : rows)])
  }

const wiresOf = ({ fields }: Entity) => Object.values(fields).map((field) => wireName(infoOf(field).wire))

/** Converts numbers to text, flags to 0 and 1, and days to DD/MM/YYYY, all at once. */
export const otherForms = changing(inOtherForms)

/** Adds to each list a second row of which nothing can be read. */
export const badRows = changingRows(([first, ...others], entity) => [
  first,
  Object.fromEntries(wiresOf(entity).map((wire) => [wire, unreadable])),
  ...others,
])

const amounts = ['money', 'thousands']

/** Fields without which a row can still be shown. */
const cellsOf = ({ fields, key }: Entity) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const info = infoOf(field)
    return key.includes(name) || amounts.includes(info.kind) ? [] : [{ name, ...info }]
  })

/** Makes all cells of the last row of each list unreadable, but for its key and amounts; its status is unknown. */
export const badCells = changingRows((rows, entity) => {
  const changes = cellsOf(entity).map(({ kind, wire }) => [
    wireName(wire),
    kind === 'oneOf' ? unknownStatus : unreadable,
  ])
  return [...rows.slice(0, -1), { ...rows.at(-1), ...Object.fromEntries(changes) }]
})

/** Makes every second cell of a row unreadable, leaves out the others, and does the same with rows in the row. */
const withoutCells = (row: Wire, shape: Entity, readable: readonly string[]): Wire => {
  const cells = cellsOf(shape).filter(({ name }) => !readable.includes(name))
  const changes = cells.map(({ wire, inner }, at) => {
    const value = row[wireName(wire)]
    if (inner && Array.isArray(value)) return [wireName(wire), value.map((one) => withoutCells(one, inner, readable))]
    return [wireName(wire), at % 2 === 0 ? unreadable : undefined]
  })
  return { ...row, ...Object.fromEntries(changes) }
}

/** Leaves the rows of all lists without cells, but for their keys, amounts and the named fields. */
export const noCells = (readable: readonly string[]) =>
  changingRows((rows, entity) => rows.map((row) => withoutCells(row, entity, readable)))
