import { lineNoteTexts, lineTexts } from '../line-reports/lineTexts.en.ts'

export const texts = {
  resources: {
    steelReport: {
      title: 'Status Report',
      actions: 'Reception\u00a0· Comment',
      ...lineTexts,
      filters: { ...lineTexts.filters, purchaseOrder: 'PO' },
    },
  },
  lineNotes: lineNoteTexts,
  steelReport: {
    tabs: 'Orders by reception',
    open: 'Open',
    history: 'History',
    groupBy: 'Group By',
    allParts: 'All Part Numbers',
    byPart: 'Part Number',
    confirm: 'Confirm',
    confirmOf: 'Confirm the reception of %{order}',
    notComplete: "This PO is not complete, reception can't be confirmed.",
    question: 'Are you sure you want to confirm the total reception of this PO?',
    addComment: 'Add a comment to %{order}',
    commentQuestion: 'The following comment will be sent: %{comment}',
  },
}
