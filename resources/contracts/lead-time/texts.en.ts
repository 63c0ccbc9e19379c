/** Texts of the lead times. */
export const texts = {
  resources: {
    leadTimes: {
      title: 'Lead Time',
      fields: {
        partNumber: 'Customer Part Number',
        providerPartNumber: '%{product} Part Number',
        productionWeeks: 'Production LT (weeks)',
        material: 'Material',
        materialWeeks: 'Raw Material LT (weeks)',
        totalWeeks: 'Total Lead Time (weeks)',
        orderedOn: 'PO Placed',
      },
    },
  },
}
