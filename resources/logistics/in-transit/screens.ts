import { screens } from '../../screen.tsx'

/** Loads on their way (spec 2 §2 'In Transit'). */
export const inTransit = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['inTransit'],
  isOfCustomer: true,
  pages: { 'in-transit': () => import('./InTransit.tsx') },
  first: { 'in-transit': () => import('./index.ts') },
})
