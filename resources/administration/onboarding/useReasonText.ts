import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { sheetFieldNames, sheetRow } from '#schema/administration/onboarding.ts'
import { infoOf } from '#schema/fields.ts'
import { formatQuantity } from '#values/formats.ts'
import type { RowResult } from './sendSheet.ts'

type Reason = RowResult['reasons'][number]

const fieldAt = new Map(sheetFieldNames.map((field) => [infoOf(sheetRow.fields[field]).wire, field]))

/** Localized problems of a row, each with its column. */
export const useReasonText = () => {
  const translate = useTranslate()
  return useCallback(
    ({ field, code, limit, value, message }: Reason) => {
      const known = fieldAt.get(field)
      const column = known ? translate(`onboarding.columns.${known}`) : field
      const general = translate(`issues.${code}`, { limit: formatQuantity(limit ?? 0), _: message })
      const fault = translate(`onboarding.reasons.${code}`, { _: general })
      return value === '' ? `${column}: ${fault}` : `${column} “${value}”: ${fault}`
    },
    [translate],
  )
}
