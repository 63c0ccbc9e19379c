import type { Fields } from '#schema/entity.ts'
import { infoOf } from '#schema/fields.ts'
import type { Draft } from './drafts.ts'

type Values = Readonly<Record<string, unknown>>

/** Values that may be stored in a draft: secrets are reset to their initial values. */
export const draftOf = (fields: Fields, values: Values, initial: Values): Pick<Draft, 'values' | 'isSecretMissing'> => {
  const secrets = Object.keys(values).filter((name) => fields[name] && infoOf(fields[name]).kind === 'secret')
  const withoutSecrets = Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)))
  const isSecretMissing = secrets.some((name) => values[name] !== initial[name])
  return { values: withoutSecrets, isSecretMissing }
}

/** Draft values for a form that may have changed since; unknown fields are ignored. */
export const valuesIn = <V extends Values>({ values }: Draft, initial: V): V => ({
  ...initial,
  ...Object.fromEntries(Object.entries(values).filter(([name]) => name in initial)),
})
