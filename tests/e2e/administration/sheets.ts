import { openWorkbook } from '../../../src/kit/export/file/workbook.ts'

/** The headers of the sheets that tests onboard. */
export const headersOfSheet = [
  'Full Name',
  'Email',
  'Company',
  'Sales Contact',
  'Sales Contact email',
  'Client Type',
  'Relation',
]

/** A row of such a sheet. */
export const personOfSheet = (name: string, email: string, role = 'Customer') => [
  name,
  email,
  'Brennholt Turbine Works',
  'Sam Seller',
  'sam.seller@anvil.example',
  role,
  'Brennholt Turbine Works',
]

/** An .xlsx file of these rows. */
export const workbookOf = (rows: readonly (readonly string[])[], headers: readonly string[] = headersOfSheet) => {
  const columns = headers.map((label) => ({ label, kind: 'text' as const }))
  const { add, finish } = openWorkbook(columns, 'xlsx')
  add(rows)
  return Buffer.from(finish())
}
