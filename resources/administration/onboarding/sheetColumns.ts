import { requiredColumns, sheetRow } from '#schema/administration/onboarding.ts'
import { infoOf } from '#schema/fields.ts'
import { fold } from '#values/texts.ts'

type SheetField = keyof typeof sheetRow.fields

/** Accepted column headers: labels of the forms and of the users list, in English and Spanish. */
export const headers: Readonly<Record<SheetField, readonly string[]>> = {
  name: ['Full Name', 'Name', 'Nombre completo', 'Nombre'],
  email: ['Email', 'E-mail', 'Correo electrónico', 'Correo'],
  phone: ['Phone', 'Teléfono'],
  company: ['Company', 'Empresa'],
  position: ['Position', 'Puesto'],
  country: ['Country', 'País'],
  state: ['State', 'Estado'],
  city: ['City', 'Ciudad'],
  salesContact: ['Sales Contact', 'Contacto de ventas'],
  salesEmail: ['Sales Contact email', 'Correo del contacto de ventas'],
  comments: ['Comments', 'Comentarios'],
  roleId: ['Client Type', 'Role', 'Tipo de cliente', 'Rol'],
  customerIds: ['Relation', 'Relación'],
  plant: ['Plant', 'Plant access', 'Planta', 'Acceso a plantas'],
}

/** In template order. */
export const sheetFields = Object.keys(headers) as SheetField[]

/** Additional column in a downloaded file of problem rows; accepted, but not read. */
const problemHeaders = ['Problems', 'Problemas']

const plain = (header: string) =>
  fold(header)
    .replace(/[\s*:]+/g, ' ')
    .trim()

const fieldOf = new Map(
  sheetFields.flatMap((field) => {
    const { wire } = infoOf(sheetRow.fields[field])
    return [...headers[field], wire].map((header) => [plain(header), field] as const)
  }),
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
