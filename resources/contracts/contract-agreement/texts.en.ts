import { contractTexts } from '../texts.en.ts'

/** Texts of the agreement of a contract. */
export const texts = {
  agreement: {
    contract: 'Contract',
    information: 'Contract Information',
    payment: 'Payment & Delivery',
    prices: 'Prices',
    fields: {
      status: 'Status',
      startsOn: 'Start date',
      endsOn: 'End date',
      years: 'Duration (years)',
      signedDocuments: 'Signed documents',
      extension: 'Contract extension',
      extensionEndsOn: 'Extension until',
      frozenWeeks: 'Frozen period (weeks)',
      paymentTerms: 'Payment terms',
      acceleratedPayment: 'Accelerated payment program',
      incoterm: 'Incoterm',
      deliveryPoint: 'Delivery point',
      priceAdjustment: 'Price adjustment',
      adjustmentMonth: 'Month of adjustment',
      priceReconciliation: 'Price reconciliation',
      rebate: 'Rebate',
    },
    statuses: {
      inProcess: 'Active',
      active: 'Active',
      closeToExpire: 'Close to Expire',
      expired: 'Expired',
    },
    adjustments: {
      Anual: 'Annualy',
      Mes: 'Monthly',
      'No Aplica': 'Not applicable',
      Semestre: 'Biannually',
      Trimestre: 'Quarterly',
    },
    facility: '%{product} Facility',
    customer: 'Customer',
    noRebate: 'No',
  },
  resources: {
    contractLines: {
      title: 'Contract lines',
      fields: {
        ...contractTexts.fields,
        reference: 'Reference',
        partNumber: 'Part Number',
        providerPartNumber: '%{product} Part Number',
        price: 'Current Price',
        valueAdded: 'VA',
        materialDirection: 'Raw Material Direction',
        endUser: 'End User',
      },
    },
  },
}
