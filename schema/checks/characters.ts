/**
 * What a text of one line must not hold: control characters of both sets, and the two separators that many programs
 * take for a line break.
 */
export const controlInLine = /[\p{Cc}\p{Zl}\p{Zp}]/u
/** The same of a text of several lines. */
export const controlInLines = /[^\P{Cc}\t\n\r]|[\p{Zl}\p{Zp}]/u
// White space, joiners, direction marks, fillers.
const unseen = '\\p{Cf}\\p{Z}\\p{Default_Ignorable_Code_Point}'
/** Whether there is nothing to see. */
export const unseenOnly = new RegExp(`^[${unseen}]*$`, 'u')

/** How many characters people count. */
export const characters = (value: string) => [...value].length

// On both sides of the @ stand words joined by single dots.
const word = `[^.@<>()[\\],;:\\\\"\\s\\p{Cc}${unseen}]+`
export const emailPattern = new RegExp(`^${word}(\\.${word})*@${word}(\\.${word})+$`, 'u')
