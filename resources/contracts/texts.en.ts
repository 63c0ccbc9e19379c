/** What several reports about contracts say (spec 2 §2, spec 3 §2). */
export const contractTexts = {
  fields: {
    contract: 'Contract',
    customer: 'Direct Customer',
    program: 'Program',
    purchaseOrder: 'Purchase Order',
    partNumber: 'Customer PN',
    providerPartNumber: '%{product} PN',
    material: 'Material',
    supplier: 'Raw Material Supplier',
    status: 'Status',
    minShare: 'Market Share Min',
    maxShare: 'Market Share Max',
  },
  filters: { customer: 'Direct Customer', partNumber: 'Customer Part Number' },
  statuses: {
    inProcess: 'In Process',
    active: 'Active',
    closeToExpire: 'Close to Expire',
    expired: 'Expired',
  },
}

/** Of the tiles about shares of the market. */
export const texts = {
  marketShare: {
    according: 'According to the agreed share',
    within: 'Within the agreed share',
    below: 'Below the agreed share',
    parts: '%{smart_count} part over the years |||| %{smart_count} parts over the years',
  },
}
