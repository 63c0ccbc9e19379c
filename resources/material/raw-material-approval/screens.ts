import { screens } from '../../screen.tsx'

/** Bars that the customer approves or refuses (spec 2 §2 'Raw material and scrap'). */
export const rawMaterialApproval = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { 'raw-material-approval': () => import('./RawMaterialApproval.tsx') },
})
