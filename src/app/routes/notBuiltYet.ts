import type { Route } from '../../../schema/pages.ts'

/**
 * Pages that show the under-maintenance page until their issue builds them. A route leaves this list as its view enters
 * `views.ts`.
 */
export const notBuiltYet = [
  'about-us',
  'quote',
  'quote-status',
  'quote-place-order',
  'shipment-documents',
  'travel-log',
  'approvals',
  'approval-files',
  'quality-dashboard',
  'scorecard',
  'lta',
  'raw-material-inventory',
  'incoming-outgoing-material',
  'raw-material-approval',
  'scrap-inventory',
  'scrap-purchase-offer',
  'open-orders-direct-customers',
  'b-status-report',
  'b-status-report-seller',
  'contract-dashboard',
  'contract-agreement',
  'contract-direct-customers',
  'contract-raw-material',
  'contract-market-share',
  'contract-price-revision',
  'contract-special-report',
  'lead-time',
  'commercial-terms-and-conditions',
  'meet-the-team',
  'testimonies',
  'sales-goals',
  'delays',
  'consignments',
] as const satisfies readonly Route[]
