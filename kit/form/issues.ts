import type { FieldError } from 'react-hook-form'
import * as z from 'zod/mini'
import { type Issue, issueText, readIssue } from '#schema/checks/issues.ts'
import { inputIssues } from '#schema/checks/parseInput.ts'
import type { Fields } from '#schema/entity.ts'
import { infoOf, type KindName, type Schema } from '#schema/fields.ts'
import { wireName } from '#schema/wire/product.ts'
import { toCents } from '#values/amounts.ts'
import { formatMoney, formatQuantity } from '#values/formats.ts'

/** Issues by program field name; `message` is the service's own sentence if it sent one. */
export type FieldIssues = Readonly<Record<string, Issue & { readonly message?: string | undefined }>>

/** Schema of what a form sends, with the fields that it shows. */
export type FormEntity = Schema & { readonly fields: Fields }

/** Validates an input with the same schema as the server. */
export const issuesAbout = (entity: FormEntity, input: object): FieldIssues => {
  const names = new Map(Object.entries(entity.fields).map(([name, field]) => [wireName(infoOf(field).wire), name]))
  const issues = inputIssues(entity, input)
  return Object.fromEntries(Object.entries(issues).map(([wire, issue]) => [names.get(wire) ?? wire, issue]))
}

/** Schema of a form's values, for `zodResolver`: each issue is at the field with its name. */
export const formSchema = <V>(issuesOf: (values: V) => FieldIssues): z.ZodMiniType<V, V> =>
  z.custom<V>().check(({ value, issues }) => {
    for (const [name, { code, limit }] of Object.entries(issuesOf(value)))
      issues.push({ code: 'custom', path: [name], message: issueText(code, limit), input: value })
  })

/** Issues of a failed call; empty for other errors. */
export const issuesIn = (error: unknown): FieldIssues =>
  typeof error === 'object' && error !== null && 'issues' in error ? (error.issues as FieldIssues) : {}

/** Converts an issue for react-hook-form: `type` is the code, `message` the limit or the service's sentence. */
export const asFieldError = ({ code, limit, message }: FieldIssues[string]): FieldError =>
  code === 'type' && message ? { type: 'message', message } : { type: code, message: String(limit ?? '') }

type Translate = (key: string, options?: Record<string, unknown>) => string

const numberIssues: Partial<Record<KindName, string>> = {
  integer: 'form.wholeNumber',
  ...Object.fromEntries(
    (['quantity', 'money', 'thousands', 'kilograms', 'pounds', 'inches', 'percent'] as const).map((kind) => [
      kind,
      'form.number',
    ]),
  ),
}

/** Localized text of a field error; with a kind, text in a number's field is named as such. */
export const describeFieldError = (error: FieldError, translate: Translate, kind?: KindName) => {
  const { type, message = '' } = error.type === 'custom' ? asFieldError(readIssue(error.message ?? '')) : error
  if (type === 'message') return message
  const ofNumber = type === 'type' && kind ? numberIssues[kind] : undefined
  const format = kind === 'money' ? (limit: number) => formatMoney(toCents(limit)) : formatQuantity
  return translate(ofNumber ?? `issues.${type}`, { limit: message && format(Number(message)) })
}
