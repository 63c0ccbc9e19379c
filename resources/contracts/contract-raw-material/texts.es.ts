import { contractTexts } from '../texts.es.ts'

/** Texts of the raw material of contracts, in Spanish. */
export const texts = {
  resources: {
    contractMaterials: {
      title: 'Contratos de materia prima',
      fields: {
        ...contractTexts.fields,
        previousNumber: 'NP anterior',
        leadTimeWeeks: 'Tiempo de entrega (semanas)',
        diameter: 'Diámetro',
        rawMaterial: 'Materia prima',
      },
    },
  },
}
