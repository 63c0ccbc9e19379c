import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Day } from '../../../../schema/kinds.ts'
import { hasPassed } from '../../../../schema/orderStatus.ts'
import { businessToday } from '../../../../src/kit/businessToday.ts'

/**
 * For a table's `show` and `file`: a commitment that has passed is no date to go by, on the screen or in a file, and
 * says whom to ask (spec 2 §5).
 */
export const usePassedDays = <const Name extends string>(names: readonly Name[]) => {
  type Row = Readonly<Record<Name, Day | null>>
  const translate = useTranslate()
  return useMemo(() => {
    const contact = translate('orders.contact')
    const today = businessToday()
    const each = <T>(make: (name: Name) => T) =>
      Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>
    return {
      show: each((name) => (row: Row, text: string) => (hasPassed(row[name], today) ? contact : text)),
      file: each((name) => (row: Row) => (hasPassed(row[name], today) ? contact : row[name])),
    }
  }, [translate, names])
}
