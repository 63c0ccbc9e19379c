import { area, screens } from '../screen.tsx'

const incomingOutgoingMaterial = screens({
  texts: {
    en: () => import('./incoming-outgoing-material/texts.en.ts'),
    es: () => import('./incoming-outgoing-material/texts.es.ts'),
  },
  pages: { 'incoming-outgoing-material': () => import('./incoming-outgoing-material/IncomingOutgoingMaterial.tsx') },
})

const rawMaterialInventory = screens({
  texts: {
    en: () => import('./raw-material-inventory/texts.en.ts'),
    es: () => import('./raw-material-inventory/texts.es.ts'),
  },
  pages: { 'raw-material-inventory': () => import('./raw-material-inventory/RawMaterialInventory.tsx') },
})

const rawMaterialApproval = screens({
  texts: {
    en: () => import('./raw-material-approval/texts.en.ts'),
    es: () => import('./raw-material-approval/texts.es.ts'),
  },
  pages: { 'raw-material-approval': () => import('./raw-material-approval/RawMaterialApproval.tsx') },
})

export const material = area(
  { ...incomingOutgoingMaterial, ...rawMaterialInventory, ...rawMaterialApproval },
  { isOfCustomer: true },
)
