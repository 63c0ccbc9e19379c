import { oneOf } from '../kinds.ts'

/**
 * What a figure of the plants is of: `0` Aeroespace, `1` Forge, `2` both (spec 1 §2.7, §9). An enum of its own, not
 * `isforge` (DECISIONS P15).
 */
export const division = oneOf('division', { 0: 'aerospace', 1: 'forge', 2: 'both' })

export type Division = 'aerospace' | 'forge' | 'both'

/** The divisions as they are called, in every language. */
export const divisionNames: Readonly<Record<Division, string>> = {
  aerospace: 'Aeroespace',
  forge: 'Forge',
  both: 'Aeroespace/Forge',
}
