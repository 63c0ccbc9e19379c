import { type Entity, isEntity } from '#schema/entity.ts'
import { infoOf, type Schema } from '#schema/fields.ts'
import { formOf } from '#schema/wire/envelope.ts'

const partsOf = (schema: Schema): readonly Schema[] => {
  if (isEntity(schema)) return Object.values(schema.fields).flatMap((field) => infoOf(field).inner ?? [])
  const form = formOf(schema)
  if (!form || 'field' in form) return []
  if (form.is === 'either') return form.keys.map(({ of }) => of)
  return form.is === 'pair' ? form.of : [form.of]
}

/** Entities of an answer, also those inside its envelopes and rows. */
export const entitiesIn = (schema: Schema): readonly Entity[] => [
  ...(isEntity(schema) ? [schema] : []),
  ...partsOf(schema).flatMap(entitiesIn),
]
