import { contractTexts } from '../texts.en.ts'

/** Texts of the long-term agreements. */
export const texts = {
  resources: {
    ltas: {
      title: 'LTA',
      fields: {
        ...contractTexts.fields,
        customer: 'Customer',
        startsOn: 'Start',
        endsOn: 'End',
        minShare: 'Market Share Min (%)',
        maxShare: 'Market Share Max (%)',
      },
      words: { status: contractTexts.statuses },
    },
  },
}
