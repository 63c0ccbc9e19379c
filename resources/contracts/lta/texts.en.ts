/** Texts of the long-term agreements. */
export const texts = {
  resources: {
    ltas: {
      title: 'LTA',
      fields: {
        contract: 'Contract',
        customer: 'Customer',
        material: 'Material',
        startsOn: 'Start',
        endsOn: 'End',
        status: 'Status',
        minShare: 'Market Share Min (%)',
        maxShare: 'Market Share Max (%)',
      },
      words: {
        status: {
          inProcess: 'In Process',
          active: 'Active',
          closeToExpire: 'Close to Expire',
          expired: 'Expired',
        },
      },
    },
  },
}
