import { write } from '../call.ts'
import { entity } from '../entity.ts'
import { flag, integer, nullable, optional, text } from '../kinds.ts'

const count = (wire: string) => integer(wire, { min: 0 })

/** What is wrong with a file: where, and why. A line of 0 is none in particular. */
export const importProblem = entity('importProblem', {
  line: count('line'),
  column: nullable(text('column')),
  reason: text('reason', { max: 1000 }),
})

/** What came of a file that was taken. */
const imported = entity('imported', {
  entity: text('entity'),
  rows: count('rows'),
  added: count('added'),
  changed: count('changed'),
  removed: count('removed'),
})

/** So that a nightly job needs nothing but `curl -T FILE`: the file is the body. */
export const imports = {
  /** Takes one file whole, or refuses it with its problems: 400. */
  save: write('PUT', '/import/:entity', {
    access: { pages: ['data'], owner: 'staff', orKey: true },
    params: { entity: text('entity', { max: 64 }) },
    query: { replace: optional(flag('replace')) },
    streams: { type: 'text/csv', mostBytes: 2_000_000_000 },
    isOwn: true,
    answer: imported,
  }),
}
