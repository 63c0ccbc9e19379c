import { contractTexts } from '../texts.es.ts'

/** Texts of the long-term agreements, in Spanish. */
export const texts = {
  resources: {
    ltas: {
      title: 'LTA',
      fields: {
        ...contractTexts.fields,
        customer: 'Cliente',
        startsOn: 'Inicio',
        endsOn: 'Fin',
        minShare: 'Participación mínima (%)',
        maxShare: 'Participación máxima (%)',
      },
      words: { status: contractTexts.statuses },
    },
  },
}
