import type { Route } from '../../../schema/pages.ts'

/**
 * Pages that show the under-maintenance page until they are built. A route leaves this list as its folder gets its
 * `screens.ts`.
 */
export const notBuiltYet = [
  'shipment-documents',
  'approvals',
  'approval-files',
  'quality-dashboard',
  'scorecard',
  'scrap-purchase-offer',
] as const satisfies readonly Route[]
