/** Column labels shared by the three tables. */
const fields = {
  id: 'Offer',
  proposedOn: 'Proposal date',
  weight: 'Total inventory (Kg)',
  price: 'Offered (USD/Kg)',
  value: 'Total value (USD)',
  outcome: 'Status',
  decidedOn: 'Decision date',
  agreement: 'Purchase agreement',
  invoice: 'Customer invoice',
}

export const texts = {
  offers: {
    tabs: { offers: 'Purchase Offers', history: 'History', label: 'Offers' },
    decline: 'Decline',
    accept: 'Accept',
    acceptOf: 'Accept offer %{id}',
    submit: 'Submit Response',
    submitOf: 'Submit Response to offer %{id}',
    question: 'Are you sure you want to submit this response?',
    accepted: {
      title: 'Thank you for accepting our offer!',
      text: 'A Purchase Agreement has been generated. Please upload your customer invoice on the Purchase Agreements section.',
    },
    declined: {
      title: 'Offer declined',
      text: "We're sorry the offer wasn't accepted. Your feedback is very important to us, please share it with your Sales Representative.",
    },
    decisionFailed: 'There was an error submitting your decision. Please try again later.',
    taken: 'This offer has been answered in the meantime. The page is now up to date.',
    agreement: 'Purchase agreement',
    invoice: 'Customer invoice',
    choose: 'Choose invoice',
    chooseOf: 'Choose the invoice for offer %{id}',
    send: 'Submit Approval',
    sendOf: 'Submit Approval of offer %{id}',
    missing: 'Please upload your Customer Invoice document.',
    sending: 'Sending...',
    invoiceQuestion: 'Are you sure you want to submit this document?',
    sent: 'Document successfully submitted.',
    failed: 'There was an error submitting your document. Please try again later.',
    clear: 'Clear',
    detail: 'Detail',
    detailOf: 'Detail of offer %{id}',
    outcomes: { accepted: 'Accepted', declined: 'Declined', cancelled: 'Cancelled' },
  },
  resources: {
    pendingOffers: { title: 'Purchase Offers', fields },
    agreedOffers: { title: 'Purchase Agreements', fields },
    pastOffers: { title: 'History', fields },
  },
}
