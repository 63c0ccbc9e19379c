import { screens } from '../../screen.tsx'

/** Invoices and credit notes for a bank reference (spec 2 §2 'Bank References'). */
export const bankReferences = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['payableInvoices'],
  isOfCustomer: true,
  pages: { 'generate-bank-references': () => import('./BankReferences.tsx') },
})
