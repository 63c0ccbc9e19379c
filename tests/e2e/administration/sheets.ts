import { openWorkbook } from '#kit/files/workbook.ts'

export const headersOfSheet = [
  'Full Name',
  'Email',
  'Company',
  'Sales Contact',
  'Sales Contact email',
  'Client Type',
  'Relation',
]

export const personOfSheet = (name: string, email: string, role = 'Customer') => [
  name,
  email,
  'Brennholt Turbine Works',
  'Sam Seller',
  'sam.seller@anvil.example',
  role,
  'Brennholt Turbine Works',
]

export const workbookOf = (rows: readonly (readonly string[])[], headers: readonly string[] = headersOfSheet) => {
  const columns = headers.map((label) => ({ label, kind: 'text' as const }))
  const { add, finish } = openWorkbook(columns, 'xlsx')
  add(rows)
  return Buffer.from(finish())
}
