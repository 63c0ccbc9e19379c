import { area, screens } from '../screen.tsx'

const promises = { en: () => import('./promiseTexts.en.ts'), es: () => import('./promiseTexts.es.ts') }
const creditHold = {
  en: () => import('./credit-hold/texts.en.ts'),
  es: () => import('./credit-hold/texts.es.ts'),
}

export const statement = screens({
  texts: [
    { en: () => import('./statement/texts.en.ts'), es: () => import('./statement/texts.es.ts') },
    creditHold,
    promises,
  ],
  pages: { statement: () => import('./statement/Statement.tsx') },
  first: { statement: () => import('./statement/first.ts') },
})

const paymentDetail = screens({
  texts: { en: () => import('./payment-detail/texts.en.ts'), es: () => import('./payment-detail/texts.es.ts') },
  resources: ['bankReferences'],
  isOfCustomer: true,
  pages: { 'payment-detail': () => import('./payment-detail/PaymentDetail.tsx') },
  reports: { 'payment-detail': () => import('./payment-detail/report.ts') },
})

const bankReferences = screens({
  texts: [
    { en: () => import('./bank-references/texts.en.ts'), es: () => import('./bank-references/texts.es.ts') },
    promises,
  ],
  resources: ['payableInvoices'],
  isOfCustomer: true,
  pages: { 'generate-bank-references': () => import('./bank-references/BankReferences.tsx') },
})

export const finance = area({ ...statement, ...paymentDetail, ...bankReferences })
