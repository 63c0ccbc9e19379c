import { useTranslate } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { columnOf } from '#schema/records/record.ts'
import { resources } from './records.ts'

/** Describes a failed change. `ofDeletion` names the record; if it is still in use, it lists the referring tables. */
export const useRecordFailure = () => {
  const translate = useTranslate()
  const namesOf = (table: string, count: number) => {
    const own = resources.find(({ type }) => columnOf(type.name) === table)
    const name = own
      ? translate(`resources.${own.name}.title`)
      : translate(`data.tables.${table}`, { _: table.replaceAll('_', ' ') })
    return `${name} (${count >= 1000 ? '1,000+' : count})`
  }
  const describeFailure = (error: unknown) => describeReason(error, translate)
  const ofDeletion = (error: unknown, name: string) => {
    const counts = error instanceof CallError ? error.referredBy : null
    if (!counts) return translate('data.kept', { name, reason: describeFailure(error) })
    const by = Object.entries(counts).map(([table, count]) => namesOf(table, count))
    return translate('data.referred', { name, by: by.join(', ') })
  }
  return { describeFailure, ofDeletion }
}
