import { write } from '../call.ts'
import { entity } from '../entity.ts'
import { flag, integer, nullable, optional, text } from '../kinds.ts'

const count = (wire: string) => integer(wire, { min: 0 })

/** Problem in a file; line 0 means that no specific line is affected. */
export const importProblem = entity('importProblem', {
  line: count('line'),
  column: nullable(text('column')),
  reason: text('reason', { max: 1000 }),
})

const imported = entity('imported', {
  entity: text('entity'),
  rows: count('rows'),
  added: count('added'),
  changed: count('changed'),
  removed: count('removed'),
})

/** The request body is the file, so a nightly job needs only `curl -T FILE`. */
export const imports = {
  /** Imports the whole file, or rejects it with 400 and a list of problems. */
  save: write('PUT', '/import/:entity', {
    access: { pages: ['data'], owner: 'staff', orKey: true },
    params: { entity: text('entity', { max: 64 }) },
    query: { replace: optional(flag('replace')) },
    streams: { type: 'text/csv', maxBytes: 2_000_000_000 },
    isOwn: true,
    answer: imported,
  }),
}
