import { screens } from '../../screen.tsx'

/** The open orders of the steel maker, whose reception it confirms (spec 2 §2). */
export const steelReport = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['steelReport'],
  isOfCustomer: true,
  pages: { 'b-status-report': () => import('./SteelReport.tsx') },
})
