import { area, screens } from '../screen.tsx'

/** What came in of a customer's metal, and what it became (spec 2 §2 'Raw material and scrap'). */
const incomingOutgoingMaterial = screens({
  texts: {
    en: () => import('./incoming-outgoing-material/texts.en.ts'),
    es: () => import('./incoming-outgoing-material/texts.es.ts'),
  },
  pages: { 'incoming-outgoing-material': () => import('./incoming-outgoing-material/IncomingOutgoingMaterial.tsx') },
})

/** The bars that lie there for a customer (spec 2 §2 'Raw material and scrap'). */
const rawMaterialInventory = screens({
  texts: {
    en: () => import('./raw-material-inventory/texts.en.ts'),
    es: () => import('./raw-material-inventory/texts.es.ts'),
  },
  pages: { 'raw-material-inventory': () => import('./raw-material-inventory/RawMaterialInventory.tsx') },
})

/** Bars that the customer approves or refuses (spec 2 §2 'Raw material and scrap'). */
const rawMaterialApproval = screens({
  texts: {
    en: () => import('./raw-material-approval/texts.en.ts'),
    es: () => import('./raw-material-approval/texts.es.ts'),
  },
  pages: { 'raw-material-approval': () => import('./raw-material-approval/RawMaterialApproval.tsx') },
})

/** What customers' metal comes in, lies there and goes out, and what they approve of it. */
export const material = area(
  { ...incomingOutgoingMaterial, ...rawMaterialInventory, ...rawMaterialApproval },
  { isOfCustomer: true },
)
