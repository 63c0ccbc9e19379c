import { screens } from '../../screen.tsx'

/** How long parts take (spec 3 §2 'Lead Time'). */
export const leadTime = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['leadTimes'],
  isOfCustomer: true,
  pages: { 'lead-time': () => import('./LeadTime.tsx') },
  first: { 'lead-time': () => import('./index.ts') },
})
