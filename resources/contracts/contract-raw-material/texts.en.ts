import { contractTexts } from '../texts.en.ts'

/** Texts of the raw material of contracts. */
export const texts = {
  resources: {
    contractMaterials: {
      title: 'Contract Raw Material',
      fields: {
        ...contractTexts.fields,
        previousNumber: 'PN Previous',
        leadTimeWeeks: 'Lead Time (Weeks)',
        diameter: 'Diameter',
        rawMaterial: 'Raw Material',
      },
    },
  },
}
