export const texts = {
  approvals: {
    heat: 'Heat',
    report: 'QST7 report',
    document: 'Approval',
    upload: 'Upload approval',
    uploadOf: 'Upload approval of %{bar}',
    approved: 'Approved',
    approvedOf: 'Approved: %{bar}',
    submit: 'Submit Approval',
    submitOf: 'Submit Approval of %{bar}',
    missing: 'Please upload the QST7 Report to send your approval.',
    sending: 'Sending...',
    approving: {
      title: 'Approve %{bar}',
      question: 'Are you sure you want to submit this approval?',
      submit: 'Submit Approval',
    },
    refusing: {
      title: 'Refuse %{bar}',
      question: 'Are you sure you want to refuse this bar?',
      submit: 'Refuse',
    },
    refused: '%{bar} is refused',
    reason: 'Please add the reason:',
    sent: 'Approval successfully submitted.',
    failed: 'There was an error when trying to upload your approval. Please try again later.',
    taken: 'This bar has been approved in the meantime. The page is now up to date.',
  },
  resources: {
    pendingBars: {
      title: 'Material to be approved',
      fields: {
        receivedOn: 'Submittal date',
        heat: 'Heat',
        bar: 'Bar',
        report: 'QST7 report',
        refusal: 'Refused',
      },
    },
    approvedBars: {
      title: 'Approved material',
      fields: {
        receivedOn: 'Submittal date',
        heat: 'Heat',
        bar: 'Bar',
        approvedOn: 'Approval date',
        document: 'Document',
      },
    },
  },
}
