import { oneOf } from '../kinds.ts'

/**
 * Division of a figure: `0` Aeroespace, `1` Forge, `2` both. Not the same enum as `isforge`
 * `docs/product/wire.md#enums-that-look-alike`.
 */
export const division = oneOf('division', { 0: 'aerospace', 1: 'forge', 2: 'both' })

export type Division = 'aerospace' | 'forge' | 'both'
