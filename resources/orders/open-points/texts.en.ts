import { openPointWords } from '#schema/orders/openPointWords.ts'

export const texts = {
  resources: {
    openPoints: {
      title: 'Open Points',
      groupRows: '%{smart_count} point |||| %{smart_count} points',
      fields: {
        kind: 'Kind',
        number: 'Number',
        line: 'PO - line',
        partNumber: 'Part Number',
        quantity: 'Pieces',
        day: 'Date',
        before: 'Promised before',
        days: 'Days',
        step: 'Step',
        request: 'Request',
        amount: 'Amount (USD)',
        state: 'State',
        note: 'Reason or text',
      },
      words: openPointWords.en,
    },
  },
  openPoints: {
    pdf: 'Open points (PDF)',
    cut: 'At most %{max} points of a kind are listed.',
    requestsOnly:
      'Only requests are listed here. The connected services do not offer a list of late and moved lines, concessions, approvals, loads and invoices. See:',
  },
}
