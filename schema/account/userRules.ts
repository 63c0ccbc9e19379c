import { holdsPiece, isCommonPassword, normalPassword } from '../../values/text/passwords.ts'
import type { IssueCode } from '../checks/issues.ts'

/** The roles by their id (spec 1 §6, DECISIONS P1); their names are data. */
export const roleIds = { group: 0, admin: 1, customer: 3, staff: 4, salesManager: 5, representative: 6 } as const

/** Roles that act for every customer; the others act for the customers linked to them (DECISIONS P13). */
export const actsForEveryCustomer = (roleId: number) =>
  roleId === roleIds.admin || roleId === roleIds.staff || roleId === roleIds.salesManager

/** Who may come by a signed link: the representatives beside those who act for every customer (DECISIONS X7). */
export const opensLinks = (roleId: number) => actsForEveryCustomer(roleId) || roleId === roleIds.representative

const allRoles = Object.values(roleIds)
const withoutPowers = [roleIds.group, roleIds.customer, roleIds.staff, roleIds.representative]

/** Whom a role may make, edit and delete (DECISIONS P5). */
export const manageableRoles = (roleId: number): readonly number[] => {
  if (roleId === roleIds.admin) return allRoles
  if (roleId === roleIds.staff) return withoutPowers
  return []
}

/** The role that a new user's form starts with: Admin where that may be granted, else Customer. */
export const initialRole = (granterRoleId: number) =>
  manageableRoles(granterRoleId).includes(roleIds.admin) ? roleIds.admin : roleIds.customer

/** The password rule (spec 1 §5): each rule with whether the password meets it. */
export const passwordRules: readonly { code: IssueCode; isMet: (password: string) => boolean }[] = [
  { code: 'passwordLength', isMet: (password) => [...password].length >= 8 },
  { code: 'passwordDigit', isMet: (password) => /\p{Nd}/u.test(password) },
  { code: 'passwordUppercase', isMet: (password) => /\p{Lu}/u.test(password) },
]

/** The first rule that a password breaks, or undefined. */
export const brokenPasswordRule = (password: string) => {
  const typed = normalPassword(password)
  return passwordRules.find((rule) => !rule.isMet(typed))?.code
}

/** What somebody who knows a portal and its users would try first; as much of it as is known. */
export interface Guessed {
  readonly product: string
  readonly name?: string | undefined
  readonly email?: string | undefined
  /** Common words in lower case; null where they are not there yet. */
  readonly words: ReadonlySet<string> | null
}

/** What is wrong with a new password, or undefined (spec 1 §5, DECISIONS P11). */
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
