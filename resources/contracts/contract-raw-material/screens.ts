import { screens } from '../../screen.tsx'

/** What parts under contracts are made of (spec 3 §2 'Contract Raw Material'). */
export const contractRawMaterial = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['contractMaterials'],
  pages: { 'contract-raw-material': () => import('./ContractRawMaterial.tsx') },
  reports: { 'contract-raw-material': () => import('./report.ts') },
})
