import { screens } from '../../screen.tsx'

/** The bars that lie there for a customer (spec 2 §2 'Raw material and scrap'). */
export const rawMaterialInventory = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { 'raw-material-inventory': () => import('./RawMaterialInventory.tsx') },
})
