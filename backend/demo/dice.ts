import { hashSecret } from '../secrets.ts'

/** Chance that falls alike on every machine and in every run; each part of the plant throws its own, by its seed. */
export const dice = (seed: string) => {
  let state = 2_166_136_261
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619)

  /** The generator mulberry32: below 1, never negative. */
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number from 0 up to, not including, the limit. */
  const below = (limit: number) => Math.floor(roll() * limit)
  const pick = <const Choices extends readonly [unknown, ...unknown[]]>(choices: Choices): Choices[number] =>
    choices[below(choices.length)] ?? choices[0]
  const isLucky = (chance: number) => roll() < chance
  return { below, pick, isLucky }
}

export type Dice = ReturnType<typeof dice>

/** What stands for a record in links: cannot be read off its number, and is the same in every plant. */
export const secretOf = (record: string) => hashSecret(`demo ${record}`).slice(0, 32)
