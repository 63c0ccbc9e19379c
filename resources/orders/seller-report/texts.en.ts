import { lineNoteTexts, lineTexts } from '../line-reports/lineTexts.en.ts'

export const texts = {
  resources: {
    sellerReport: {
      title: 'Status Report (Seller)',
      actions: 'Comments\u00a0· Updated date',
      ...lineTexts,
      filters: { ...lineTexts.filters, purchaseOrder: 'PO' },
    },
  },
  lineNotes: lineNoteTexts,
  sellerReport: {
    addComment: 'Send a comment to %{order}',
    commentQuestion: 'The following comment will be sent: "%{comment}"',
    dateOf: 'updated date of %{order}',
    dateQuestion: 'Are you sure you want to update this date?',
    eta: 'ETA by tracking number',
    tracking: 'Tracking Number',
    etaOf: 'ETA of the tracking number',
    hasEta: '* already has an ETA',
    sendEta: 'Send ETA',
  },
}
