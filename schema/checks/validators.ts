import * as z from 'zod/mini'

/**
 * Validators for input schemas. Kinds, entities and envelopes receive this object instead of importing zod, so pages
 * that only read responses do not load zod.
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
  overwrite: z.overwrite,
  refine: z.refine,
  strictObject: z.strictObject,
  string: z.string,
  tuple: z.tuple,
  union: z.union,
}

export type Validators = typeof validators
