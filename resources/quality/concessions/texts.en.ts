/** Texts of the concessions (spec 3 §2, §5 and §8). */
export const texts = {
  concessions: {
    count: '%{total} concession, %{pending} pending upload |||| %{total} concessions, %{pending} pending upload',
    sideUnknown: 'Whether you may comment could not be checked.',
    state: { pending: 'Pending upload', uploaded: 'Uploaded' },
    fields: {
      customerPartNumber: 'Customer Part Number',
      providerPartNumber: '%{product} Part Number',
      ncr: '%{product} NCR',
      type: 'Type',
      notifiedOn: 'Date',
      purchaseOrder: 'PO',
      quantity: 'Quantity',
      documents: '%{product} Documents',
      state: 'State',
      approval: 'Customer Approval Document',
      providerComment: '%{product} Comment',
      customerComment: 'Customer Comment',
    },
    comment: {
      title: 'Comment to %{ncr}',
      add: 'Add comment',
      addTo: 'Add comment to %{ncr}',
      ask: 'Please add your comment:',
      question: 'The following comment will be sent: "%{comment}"',
      send: 'Send',
      sent: 'Message sent successfully!',
      failed: "Message couldn't be sent. Try again later.",
      kept: 'Your text is kept: it is there when you add the comment again.',
      taken: 'Somebody has commented before you; their comment is shown now. Yours was not sent:\n"%{comment}"',
    },
    approval: {
      choose: 'Choose a file',
      chooseOf: 'Choose a file for %{ncr}',
      change: 'Change the file',
      changeOf: 'Change the file for %{ncr}',
      send: 'Send approval',
      sendOf: 'Send approval of %{ncr}',
      missing: 'You must select a file to upload.',
      question: 'Are you sure you want to send this approval file?',
      sent: 'Approval file sent successfully!',
      failed: "Approval file couldn't be sent. Try again later.",
      taken: 'Somebody has uploaded the approval before you; theirs is shown now. Your file was not saved.',
    },
  },
}

export type Texts = typeof texts
