import type { LegalText } from './LegalPage.tsx'

export const terms: LegalText = {
  title: 'Terms and Conditions',
  updated: 'January 2020',
  intro:
    'These terms govern the use of the {product} portal. Whoever signs in accepts them for themselves and for the company they act for.',
  sections: {
    'About these terms': [
      '"We" and "the provider" mean the company behind {product}, a manufacturer of forged metal and aerospace parts based in Mexico.',
      'The sale of goods is governed by the commercial terms agreed with your company, not by these terms.',
    ],
    'Who may use the portal': [
      'You must be at least 18 years old and entitled to act for a customer of ours.',
      'Accounts are made by us, for one person each, and must not be shared.',
    ],
    'Your account': [
      'Keep your password secret, and tell us at once if you believe that someone else knows it.',
      'What is done with your account counts as done by you until you have told us.',
    ],
    'Acceptable use': [
      'Use the portal only for the business between your company and the provider.',
      'Do not try to see the data of others, to get around its protections, to overload it, or to upload harmful files.',
    ],
    'Information in the portal': [
      'Dates, quantities and process states show the plan as it stands and may change.',
      'Prices and offers bind us only as the quotation or order confirmation says.',
    ],
    'Your content': [
      'Files and comments that you send stay yours. You allow us to use them for the business between us.',
      'You are responsible for being allowed to send them.',
    ],
    Availability: [
      'We keep the portal running with reasonable care and may interrupt it for maintenance.',
      'We may close an account that breaks these terms.',
    ],
    Liability: [
      'We do not exclude liability where the law forbids it.',
      'Otherwise our total liability in connection with the portal is limited to the greater of 5000 pounds or the fees paid in the prior six months.',
      'We are not liable for loss of profit or for indirect loss.',
    ],
    Complaints: [
      'Send complaints by e-mail to legal@anvil.example or by post to the provider at its address in Mexico, for the attention of the legal department.',
      'We answer complaints within 30 days.',
    ],
    'General clauses': [
      'We may change these terms; the version that stands here when you use the portal applies.',
      'You may not transfer your rights under these terms without our consent.',
      'If we do not insist on a right at once, we do not give it up.',
      'Electronic communications: you agree that notices and agreements reach you by e-mail or in the portal and that this meets any requirement of written form.',
      'Entire agreement: these terms and the documents they name are all that is agreed about the use of the portal.',
      'Severability: if a clause is invalid, the others stay in force.',
      'Neither side is liable for what it cannot control, such as natural disasters, war or a failure of public networks.',
      'Headings are for reading only and do not change the meaning.',
      'Notices to us must be in writing and in English or Spanish.',
      'Third-party rights: nobody who is not a party to these terms may enforce any of them under the Contracts (Rights of Third Parties) Act 1999 of the United Kingdom.',
    ],
  },
}
