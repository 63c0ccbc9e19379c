import type { LegalText } from './LegalPage.tsx'

export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  updated: 'January 2020',
  intro:
    'This policy explains which personal data {product} ("we", "the provider") keeps about the people who use this portal, why, and what they can ask of us. The provider is based in Mexico.',
  sections: {
    'Who we are': [
      'The provider is a manufacturer of forged metal and aerospace parts, based in Mexico, and decides why and how the personal data of this portal is used.',
      'Questions about this policy go to privacy@anvil.example or to our postal address in Mexico.',
    ],
    'Who may use the portal': [
      'The portal is meant for people who act for a business customer or for the provider, and who are at least 18 years old.',
      'We do not knowingly keep data about anyone under 18. Tell us if you believe that we do, and we will delete it.',
    ],
    'What we keep': [
      'Account data: name, e-mail, phone, company, position, country, state, city, and the customer that you act for.',
      'Use of the portal: pages visited and when, browser, kind of device, language, time zone, and the customer selected.',
      'What you send us: comments, feedback, requests, and files that you upload.',
    ],
    'Why we keep it': [
      'To let you sign in, to show you the orders, shipments, invoices and quality records of your company, and to keep others from seeing them.',
      'To answer your requests, to improve the portal, and to meet legal duties.',
      'We do not sell personal data and do not use it for advertising by others.',
    ],
    Cookies: [
      'The portal sets only the cookies it needs: one for your session, one with your name, and those that remember the selected customer.',
      'None of them follows you to other sites. Deleting them signs you out.',
    ],
    'Who receives it': [
      'Your sales contact and those who care for your orders at the provider, and the services that run this portal for us under contract.',
      'Public authorities, where the law requires it.',
    ],
    'How long we keep it': [
      'Account data for as long as the account exists, and afterwards for as long as commercial and tax law requires.',
      'Records of visits for as long as they are needed to keep the portal safe and to understand how it is used.',
    ],
    'How we protect it': [
      'Passwords are stored only as a hash, connections are encrypted, and access is limited to what each role needs.',
      'If a breach puts your data at risk, we notify you and the authorities concerned within 72 hours of learning of it.',
    ],
    'Your rights': [
      'You may ask what we keep about you, have it corrected or deleted, object to its use, or receive a copy of it.',
      'We answer such requests within 30 days. Write to privacy@anvil.example.',
      'If our answer does not satisfy you, you may turn to the data protection authority of your country.',
    ],
    Changes: [
      'When this policy changes, the new version stands here with its date. Larger changes are announced in the portal.',
    ],
  },
}
