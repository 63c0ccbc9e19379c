import * as z from 'zod/mini'

/**
 * What schemas of inputs are made of. Kinds, entities and envelopes take it instead of importing zod, so that a page that
 * only reads answers loads none of it.
 */
export const validators = {
  array: z.array,
  boolean: z.boolean,
  catchall: z.catchall,
  int: z.int,
  literal: z.literal,
  maxLength: z.maxLength,
  minLength: z.minLength,
  nullable: z.nullable,
  number: z.number,
  object: z.object,
  optional: z.optional,
  refine: z.refine,
  strictObject: z.strictObject,
  string: z.string,
  trim: z.trim,
  tuple: z.tuple,
  union: z.union,
}

export type Validators = typeof validators
