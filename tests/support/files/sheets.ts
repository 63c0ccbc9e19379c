import type { Answer, Client } from '../client/apiClient.ts'
import { newUser } from '../client/users.ts'

/** A row as the browser sends it: every cell is text; addresses are unique. */
export const sheetRow = (cells: Record<string, string | undefined> = {}) => {
  const { name, email, company, sales_contact, sales_email } = newUser()
  return {
    name,
    email,
    company,
    sales_contact,
    sales_email,
    role: 'Customer',
    multiple_client_ids: 'Brennholt Turbine Works',
    ...cells,
  }
}

/** A valid sheet with `count` rows; `changed` replaces cells by row index. */
export const sheetOf = (count: number, changed: Readonly<Record<number, Record<string, string | undefined>>> = {}) =>
  Array.from({ length: count }, (_one, at) => sheetRow(changed[at]))

export const checkSheet = (by: Client, rows: readonly object[], more: object = {}) =>
  by.post('/auth/api/onboarding/check', { rows, ...more })

export const onboard = (by: Client, rows: readonly object[], more: object = {}, headers = {}) =>
  by.post('/auth/api/onboarding/', { file_name: 'users.xlsx', rows, ...more }, headers)

export const undoBatch = (by: Client, id: number) => by.post(`/auth/api/onboarding/batches/${id}/undo`)

type Result = { row: number; state: 'new' | 'exists' | 'wrong'; user_id: number | null; reasons: Reason[] }
type Reason = { field: string; code: string; limit: number | null; value: string; message: string }

export const resultsIn = ({ body }: Answer): Result[] => body.results

export const counted = (answer: Answer) => {
  const states = resultsIn(answer).map(({ state }) => state)
  const count = (expected: Result['state']) => states.filter((state) => state === expected).length
  return { new: count('new'), exists: count('exists'), wrong: count('wrong') }
}

export const reasonsIn = (answer: Answer) =>
  Object.fromEntries(
    resultsIn(answer)
      .filter(({ state }) => state === 'wrong')
      .map(({ row, reasons }) => [row, reasons.map(({ field, code }) => `${field} ${code}`)]),
  )
