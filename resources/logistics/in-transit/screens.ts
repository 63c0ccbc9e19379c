import { screens } from '../../screen.tsx'

/** Loads on their way (spec 2 §2 'In Transit'). */
export const inTransit = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['inTransit'],
  isOfCustomer: true,
  reports: { 'in-transit': () => import('./report.ts') },
})
