import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { businessToday } from '#kit/fields/days.ts'
import type { Day } from '#schema/kinds.ts'
import { isOverrun, type OrderStatus } from '#schema/orders/orderStatus.ts'

interface Line {
  readonly status?: OrderStatus
  readonly open?: number
  readonly newCommitmentDate?: Day | null
}

type Row<Name extends string> = Line & Readonly<Partial<Record<Name, Day | null>>>

/** The newer commitment replaces the first one if the row has both. */
const newerOf = (row: Line, name: string) => (name === 'newCommitmentDate' ? null : row.newCommitmentDate)

/**
 * For `show` and `file` of a table: replaces an overrun commitment date by a request to ask the sales contact
 * `docs/product/orders.md#passed-commitment`.
 */
export const usePassedDays = <const Name extends string>(names: readonly Name[]) => {
  const translate = useTranslate()
  return useMemo(() => {
    const contact = translate('orders.contact')
    const today = businessToday()
    const hasPassed = (row: Row<Name>, name: Name) =>
      isOverrun(row, row[name] ?? null, today, newerOf(row, name) ?? null)
    const each = <T>(make: (name: Name) => T) =>
      Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>
    return {
      show: each((name) => (row: Row<Name>, text: string) => (hasPassed(row, name) ? contact : text)),
      file: each((name) => (row: Row<Name>) => (hasPassed(row, name) ? contact : row[name])),
    }
  }, [translate, names])
}
