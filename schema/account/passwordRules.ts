import { holdsPiece, isCommonPassword, normalPassword } from '#values/passwords.ts'
import type { IssueCode } from '../checks/issues.ts'

/** Each password rule with its check `docs/product/account.md#password-rule`. */
export const passwordRules: readonly { code: IssueCode; isMet: (password: string) => boolean }[] = [
  { code: 'passwordLength', isMet: (password) => [...password].length >= 8 },
  { code: 'passwordDigit', isMet: (password) => /\p{Nd}/u.test(password) },
  { code: 'passwordUppercase', isMet: (password) => /\p{Lu}/u.test(password) },
]

/** Code of the first violated rule, or undefined. */
export const brokenPasswordRule = (password: string) => {
  const typed = normalPassword(password)
  return passwordRules.find((rule) => !rule.isMet(typed))?.code
}

/** Guessable information about the portal and its users; may be incomplete. */
export interface Guessed {
  readonly product: string
  readonly name?: string | undefined
  readonly email?: string | undefined
  /** Common words in lower case; null while loading. */
  readonly words: ReadonlySet<string> | null
}

/** Code of the first problem with a new password, or undefined. */
export const passwordIssue = (
  password: string,
  { product, name = '', email = '', words }: Guessed,
): IssueCode | undefined => {
  const broken = brokenPasswordRule(password)
  if (broken) return broken
  if (words && isCommonPassword(password, words)) return 'passwordCommon'
  if (holdsPiece(password, product)) return 'passwordProduct'
  const [mailbox = ''] = email.split('@')
  return holdsPiece(password, name) || holdsPiece(password, mailbox) ? 'passwordPersonal' : undefined
}
