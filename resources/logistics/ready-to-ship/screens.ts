import { screens } from '../../screen.tsx'

/** Loads that wait to leave (spec 2 §2 'Ready to Ship'). */
export const readyToShip = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['readyToShip'],
  isOfCustomer: true,
  pages: { 'ready-to-ship': () => import('./ReadyToShip.tsx') },
  reports: { 'ready-to-ship': () => import('./report.ts') },
})
