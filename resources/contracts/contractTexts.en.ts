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
  statuses: {
    inProcess: 'In Process',
    active: 'Active',
    closeToExpire: 'Close to Expire',
    expired: 'Expired',
  },
}
