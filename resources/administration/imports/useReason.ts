import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import type { RowOf } from '#schema/entity.ts'
import type { importProblem } from '#schema/imports/report.ts'
import { useKindName } from './useKindName.ts'

export type Problem = RowOf<typeof importProblem>

/** Reason of a problem, in the user's language. */
export const useReason = () => {
  const translate = useTranslate()
  const kindName = useKindName()
  return useCallback(
    ({ code, params, reason }: Pick<Problem, 'code' | 'params' | 'reason'>) =>
      code === null
        ? reason
        : translate(
            `imports.reasons.${code}`,
            Object.fromEntries(params.map(({ name, value }) => [name, name === 'file' ? kindName(value) : value])),
          ),
    [translate, kindName],
  )
}
