import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import type { RowOf } from '#schema/entity.ts'
import type { importProblem } from '#schema/imports/calls.ts'

export type Problem = RowOf<typeof importProblem>

/** Expectation of a value, in the user's language. */
export const useReason = () => {
  const translate = useTranslate()
  return useCallback(
    ({ code, params, reason }: Pick<Problem, 'code' | 'params' | 'reason'>) =>
      code === null
        ? reason
        : translate(`imports.reasons.${code}`, Object.fromEntries(params.map(({ name, value }) => [name, value]))),
    [translate],
  )
}
