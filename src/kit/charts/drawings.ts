import { chunk } from '../chunk/chunk.ts'

/** What draws charts, with its library, in a chunk of its own; tests load it ahead. */
export const drawings = chunk(() => import('./drawings/allDrawings.ts'))
