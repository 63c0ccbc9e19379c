import { requiredColumns, type SheetField, sheetFieldNames, sheetRow } from '#schema/administration/onboarding.ts'
import { infoOf } from '#schema/fields.ts'
import { fold } from '#values/texts.ts'
import * as english from '../users/labels.en.ts'
import * as spanish from '../users/labels.es.ts'

/** Accepted column headers besides wire names and the labels in English and Spanish. */
const otherHeaders: Readonly<Partial<Record<SheetField, readonly string[]>>> = {
  email: ['Correo'],
  roleId: ['Role', 'Rol'],
  plant: ['Plant', 'Planta'],
}

/** Additional column in a downloaded file of problem rows; accepted, but not read. */
const problemHeaders = ['Problems', 'Problemas']

const plain = (header: string) =>
  fold(header)
    .replace(/[\s*:]+/g, ' ')
    .trim()

const languages: readonly { readonly [Name in SheetField]?: string }[] = [
  english.labels,
  english.formLabels,
  spanish.labels,
  spanish.formLabels,
]

const fieldOf = new Map(
  sheetFieldNames.flatMap((field) =>
    [
      infoOf(sheetRow.fields[field]).wire,
      ...languages.flatMap((labels) => labels[field] ?? []),
      ...(otherHeaders[field] ?? []),
    ].map((header) => [plain(header), field] as const),
  ),
)
const leftOut = new Set(problemHeaders.map(plain))

export interface SheetHead {
  /** Field of each column; null for a column that is not read. */
  readonly fields: readonly (SheetField | null)[]
  /** Unknown headers, and duplicates of an earlier column. */
  readonly ignored: readonly string[]
  readonly missing: readonly SheetField[]
}

/** Columns may be in any order, in either language. */
export const readHead = (cells: readonly string[]): SheetHead => {
  const assigned = new Set<SheetField>()
  const ignored: string[] = []
  const fields = cells.map((cell) => {
    const field = fieldOf.get(plain(cell))
    if (field && !assigned.has(field)) {
      assigned.add(field)
      return field
    }
    if (plain(cell) !== '' && !leftOut.has(plain(cell))) ignored.push(cell.trim())
    return null
  })
  return { fields, ignored, missing: requiredColumns.filter((field) => !assigned.has(field)) }
}
