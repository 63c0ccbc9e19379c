import { stepNames } from '#schema/wip/steps.ts'

export const lineTexts = {
  fields: {
    purchaseOrder: 'PO',
    customerName: 'Customer',
    customerPartNumber: 'Customer Part Number',
    providerPartNumber: '%{product} Part Number',
    engine: 'Engine Build',
    material: 'Material',
    requestDate: 'Customer Request Date',
    commitmentDate: '%{product} Commitment Date',
    ordered: 'Qty',
    shipped: 'Shipped',
    horizon: 'Horizon',
    release: 'Release',
    status: 'Status',
    ...stepNames,
    materialDate: 'Raw Material Available',
    enteredDate: 'Configuration Date',
    invoicedDate: 'Invoice Date',
    sellerDate: 'Updated Date',
    eta: 'ETA',
    leadTime: 'Total Lead Time',
    gap: 'GAP',
    tracking: 'Tracking Number',
    mode: 'Mode',
    ncrCount: 'NCRs',
    ncr: 'NCR',
    sellerComment: 'Seller Comment',
  },
  filters: { customerPartNumber: 'Part Number', purchaseOrder: 'Purchase Order', year: 'Date' },
  buttons: { search: 'Filter' },
  words: { status: { late: 'Late', onTime: 'On Time' } },
}

/** Shown after a successful submit. */
export const lineNoteTexts = {
  sent: { confirmation: 'Confirmation sent', comment: 'Comment sent', date: 'Date sent', eta: 'ETA sent' },
  refreshed: 'The page will be refreshed.',
  failed: 'This could not be sent.',
  taken: 'This order has changed in the meantime. The page will be refreshed.',
  send: 'Send',
  commentOn: 'Comment: %{comment}',
  customerComment: 'Customer’s comment: %{comment}',
  commented: 'Comment sent',
  ask: 'Please add your comment:',
}
