import type { Route } from '../../../schema/pages.ts'

/**
 * Pages that show the under-maintenance page until their issue builds them. A route leaves this list as its view enters
 * `views.ts`.
 */
export const notBuiltYet = [
  'about-us',
  'generate-bank-references',
  'quote',
  'quote-status',
  'quote-place-order',
  'payment-detail',
  'shipment-documents',
  'ready-to-ship',
  'travel-log',
  'approvals',
  'approval-files',
  'quality-dashboard',
  'scorecard',
  'lta',
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
