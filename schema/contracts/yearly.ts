import type * as mini from 'zod/mini'
import type { Codec, Entity, Fields, More, RowOfFields } from '../entity.ts'
import { quantity } from '../kinds.ts'

export type Years = Readonly<Record<number, number>>

const isYear = (name: string) => /^\d{4}$/.test(name)

/** Extracts the numeric values under four-digit keys. */
export const yearsIn = (row: object): Years =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => isYear(name) && Number.isFinite(value)))

const moreYears: More = { namesIn: (row) => Object.keys(yearsIn(row)), field: quantity }

type Yearly<F extends Fields> = Pick<Entity<F>, 'name' | 'fields' | 'key' | 'more'> & Codec<RowOfFields<F> & Years>

/** A record with additional number fields, one per year. */
export const yearly = <const F extends Fields>(inner: Entity<F>): Yearly<F> => ({
  ...inner,
  more: moreYears,
  schema: (z) => z.catchall(inner.schema(z) as mini.ZodMiniObject, z.number()),
  decode: (wire, at) => ({ ...inner.decode(wire, at), ...yearsIn(wire as object) }),
  encode: (row) => ({ ...(inner.encode(row) as object), ...yearsIn(row) }),
})
