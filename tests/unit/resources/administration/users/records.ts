import type { Permission, UserRecord } from '#resources/administration/users/userModel.ts'
import type { Instant } from '#schema/kinds.ts'

export const permission = (pageId: number, hasAccess: boolean, canBeOverwritten = true): Permission => ({
  pageId,
  name: `Page ${pageId}`,
  roleId: 3,
  canBeOverwritten,
  hasAccess,
})

/** Statement and About Us come from the role, Password Change is fixed, Metrics and 102 are not granted. */
export const checklist: readonly Permission[] = [
  permission(92, true),
  permission(64, true),
  permission(61, true, false),
  permission(105, false),
  permission(102, false),
  permission(126, false),
  permission(82, false),
  permission(1005, false),
]

export const record = (more: Partial<UserRecord> = {}): UserRecord => ({
  id: 12,
  name: 'Ana Luna',
  email: 'ana@anvil.example',
  roleId: 3,
  roleName: 'Customer',
  phone: '1',
  company: 'Anvil',
  position: '',
  country: '',
  state: '',
  city: 'Monterrey',
  salesContact: 'Óscar',
  salesEmail: 'oscar@anvil.example',
  comments: '',
  customerId: 4,
  forgeCustomerId: 4,
  customerIds: [4],
  plant: 'forge',
  relation: 'Brennholt',
  unit: 'Rings',
  segment: '',
  subsegment: '',
  hasEquote: false,
  createdAt: '2026-01-09T12:00:00.000Z' as Instant,
  updatedAt: '2026-02-09T12:00:00.000Z' as Instant,
  lastLogin: null,
  version: 7,
  permissions: [...checklist],
  ...more,
})
