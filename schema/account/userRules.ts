import { holdsPiece, isCommonPassword, normalPassword } from '#values/passwords.ts'
import type { IssueCode } from '../checks/issues.ts'

/** Role ids; the names are stored in the database `docs/product/access.md#roles`. */
export const roleIds = { group: 0, admin: 1, customer: 3, staff: 4, salesManager: 5, representative: 6 } as const

/** True for roles that act for all customers; others act only for the customers linked to the user. */
export const actsForEveryCustomer = (roleId: number) =>
  roleId === roleIds.admin || roleId === roleIds.staff || roleId === roleIds.salesManager

/**
 * Roles that may open signed links: those that act for all customers, and representatives
 * `docs/product/sales.md#modify-link`.
 */
export const opensLinks = (roleId: number) => actsForEveryCustomer(roleId) || roleId === roleIds.representative

const allRoles = Object.values(roleIds)
const withoutPowers = [roleIds.group, roleIds.customer, roleIds.staff, roleIds.representative]

/** Roles whose users a role may create, edit and delete `docs/product/access.md#who-may-manage-whom`. */
export const manageableRoles = (roleId: number): readonly number[] => {
  if (roleId === roleIds.admin) return allRoles
  if (roleId === roleIds.staff) return withoutPowers
  return []
}

/** Initial role of the form for a new user: Admin if the granter may grant it, otherwise Customer. */
export const initialRole = (granterRoleId: number) =>
  manageableRoles(granterRoleId).includes(roleIds.admin) ? roleIds.admin : roleIds.customer

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
