import type { Division } from '../../schema/division.ts'
import type { Tables } from '../database/tables.ts'

/** The plant of a division; both together are all there is. */
export const plantOf = (division: Division): Tables['users']['plant'] | null => (division === 'both' ? null : division)
