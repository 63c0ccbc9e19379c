import type { Fields } from '../../../../schema/entity.ts'
import type { Draft } from './drafts.ts'

type Values = Readonly<Record<string, unknown>>

/** What may be kept of a form's values: everything but the secrets, which are left as the form starts with them. */
export const draftOf = (fields: Fields, values: Values, initial: Values): Pick<Draft, 'values' | 'lacksSecret'> => {
  const secrets = Object.keys(values).filter((name) => fields[name]?.kind === 'secret')
  const withoutSecrets = Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)))
  const lacksSecret = secrets.some((name) => values[name] !== initial[name])
  return { values: withoutSecrets, lacksSecret }
}

/** The values of a draft in a form that may have changed since: only what it still has. */
export const valuesIn = <V extends Values>({ values }: Draft, initial: V): V => ({
  ...initial,
  ...Object.fromEntries(Object.entries(values).filter(([name]) => name in initial)),
})
