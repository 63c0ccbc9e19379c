import type { Change } from '../../support/company/company.ts'

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

const blank = (row: Json): Json =>
  row && typeof row === 'object' && !Array.isArray(row)
    ? Object.fromEntries(Object.keys(row).map((key) => [key, null]))
    : row

const isRows = (body: Json[]) =>
  body.length > 1 && body.every((row) => row && typeof row === 'object' && !Array.isArray(row))

/** Adds to each list of rows one whose values are all null. */
const withBlankRow = (body: Json): Json => {
  if (Array.isArray(body)) {
    const rows = body.map(withBlankRow)
    return isRows(rows) ? [rows[0] as Json, blank(rows[0] as Json), ...rows.slice(1)] : rows
  }
  if (body === null || typeof body !== 'object') return body
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, withBlankRow(value)]))
}

const keysOfRows = /^(id|.*id|ID.*|Id.*|idBarra|pedido|OP|PO|.*Order|JobOrder|numero|FacturaElectronica|value)$/

/** Sets all values of the second row of each list to null, except keys and numbers. */
const withoutDetails = (body: Json): Json => {
  if (Array.isArray(body)) {
    const rows = body.map(withoutDetails)
    if (!isRows(rows)) return rows
    return rows.map((row, at) =>
      at === 1
        ? Object.fromEntries(
            Object.entries(row as { [key: string]: Json }).map(([key, value]) => [
              key,
              keysOfRows.test(key) || typeof value === 'number' ? value : null,
            ]),
          )
        : row,
    )
  }
  if (body === null || typeof body !== 'object') return body
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, withoutDetails(value)]))
}

/** Converts numbers to text, flags to 0 and 1, and days to DD/MM/YYYY, all at once. */
export const otherForms = changing(inOtherForms)
export const blankRows = changing(withBlankRow)
export const missingDetails = changing(withoutDetails)
