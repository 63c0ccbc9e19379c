/**
 * Characters not allowed in a single-line text: C0 and C1 control characters, and the two separators that many programs
 * treat as line breaks.
 */
export const controlInLine = /[\p{Cc}\p{Zl}\p{Zp}]/u
/** The same for multi-line texts. */
export const controlInLines = /[^\P{Cc}\t\n\r]|[\p{Zl}\p{Zp}]/u
// White space, joiners, direction marks, fillers.
const unseen = '\\p{Cf}\\p{Z}\\p{Default_Ignorable_Code_Point}'
export const unseenOnly = new RegExp(`^[${unseen}]*$`, 'u')

/** Text that can be an id and part of a path: no character that a program on the way could read as another path. */
export const idPattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._:+-]{0,127}(?<! )$/u

/** Length in code points. */
export const characters = (value: string) => [...value].length

// Both sides of the @ consist of words joined by single dots.
const word = `[^.@<>()[\\],;:\\\\"\\s\\p{Cc}${unseen}]+`
export const emailPattern = new RegExp(`^${word}(\\.${word})*@${word}(\\.${word})+$`, 'u')
