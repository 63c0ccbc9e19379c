import { readFileSync } from 'node:fs'

// One a line, commonest first, in lower case: the first 3,000 of @zxcvbn-ts/language-common 4.1.3 (MIT).
const file = new URL('./commonPasswords.txt', import.meta.url)

let known: ReadonlySet<string> | undefined

/** Whether a password is among the 3,000 commonest, in whatever case (DECISIONS P11). */
export const isCommonPassword = (password: string) => {
  known ??= new Set(readFileSync(file, 'utf8').trimEnd().split('\n'))
  return known.has(password.toLowerCase())
}
