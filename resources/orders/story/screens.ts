import { screens } from '../../screen.tsx'

/** A line of an order from its entry to its payment. */
export const orderStory = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  isOfCustomer: true,
  pages: { order: () => import('./OrderStory.tsx') },
})
