import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Day } from '../../../../schema/kinds.ts'
import { isOverrun, type OrderStatus } from '../../../../schema/orders/orderStatus.ts'
import { businessToday } from '../../../../src/kit/dates/days.ts'

interface Line {
  readonly status?: OrderStatus
  readonly open?: number
  readonly newCommitmentDate?: Day | null
}

type Row<Name extends string> = Line & Readonly<Record<Name, Day | null>>

/** A newer commitment is beside the first where a row tells both. */
const newerOf = (row: Line, name: string) => (name === 'newCommitmentDate' ? null : row.newCommitmentDate)

/**
 * For a table's `show` and `file`: a commitment that is overrun is no date to go by, on the screen or in a file, and
 * says whom to ask (spec 2 §5).
 */
export const usePassedDays = <const Name extends string>(names: readonly Name[]) => {
  const translate = useTranslate()
  return useMemo(() => {
    const contact = translate('orders.contact')
    const today = businessToday()
    const hasPassed = (row: Row<Name>, name: Name) => isOverrun(row, row[name], today, newerOf(row, name) ?? null)
    const each = <T>(make: (name: Name) => T) =>
      Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>
    return {
      show: each((name) => (row: Row<Name>, text: string) => (hasPassed(row, name) ? contact : text)),
      file: each((name) => (row: Row<Name>) => (hasPassed(row, name) ? contact : row[name])),
    }
  }, [translate, names])
}
