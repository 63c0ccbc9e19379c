import { formatQuantity } from '#values/formats.ts'
import type { Issue } from '../checks/issues.ts'
import { problemTexts as english } from './problemTexts.en.ts'

export type ProblemCode = keyof typeof english

export const problemCodes = Object.keys(english) as ProblemCode[]

/** A value that a text names, such as a limit. */
export interface ProblemParam {
  readonly name: string
  readonly value: string
}

/** Reason of a problem, as a code to translate and as an English sentence. */
export interface Reason {
  readonly code: ProblemCode
  readonly params: readonly ProblemParam[]
  readonly reason: string
}

export const fill = (text: string, params: readonly ProblemParam[]) =>
  text.replace(/%\{(\w+)\}/g, (_, name) => params.find((param) => param.name === name)?.value ?? '')

export const reasonOf = (code: ProblemCode, values: Readonly<Record<string, string | number>> = {}): Reason => {
  const params = Object.entries(values).map(([name, value]) => ({ name, value: String(value) }))
  return { code, params, reason: fill(english[code], params) }
}

/** Reason for a validation issue; codes that files cannot have become `type`. */
export const reasonOfIssue = ({ code, limit }: Issue) =>
  reasonOf(
    Object.hasOwn(english, code) ? (code as ProblemCode) : 'type',
    limit === undefined ? {} : { limit: formatQuantity(limit) },
  )
