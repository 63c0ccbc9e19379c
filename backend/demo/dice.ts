import { hashSecret } from '../secrets.ts'

/**
 * Deterministic random numbers, identical on every machine and in every run; each part of the demo uses its own seed.
 */
export const dice = (seed: string) => {
  let state = 2_166_136_261
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619)

  /** Mulberry32 generator; returns a number in [0, 1). */
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** Integer from 0 up to, but not including, the limit. */
  const below = (limit: number) => Math.floor(roll() * limit)
  const pick = <const Choices extends readonly [unknown, ...unknown[]]>(choices: Choices): Choices[number] =>
    choices[below(choices.length)] ?? choices[0]
  const isLucky = (chance: number) => roll() < chance
  return { below, pick, isLucky }
}

export type Dice = ReturnType<typeof dice>

/** Identifier of a record in links: it cannot be guessed from the record's number and is the same in every demo. */
export const secretOf = (record: string) => hashSecret(`demo ${record}`).slice(0, 32)
