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
