import type { IssueCode } from './issues.ts'

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
export const brokenPasswordRule = (password: string) => passwordRules.find((rule) => !rule.isMet(password))?.code
