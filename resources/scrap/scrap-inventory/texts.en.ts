export const texts = {
  scrap: {
    cards: {
      cuttingEnds: 'Cutting Ends (Kg)',
      punchOuts: 'Punch Outs (Kg)',
      pieces: 'Scrap (Kg)',
      total: 'Total (Kg)',
    },
    tooMuch: 'There are more than 5 tons of scrap to be cleared out',
    updatedOn: 'Updated on: %{day}',
    notIdentified: 'Not Identified',
    detail: 'Detail',
    detailTitle: 'Scrap inventory detail',
    detailFailed: 'There was an error submitting your document. Please try again later.',
    loading: 'Loading...',
  },
  resources: {
    cuttingEnds: {
      title: 'Cutting Ends',
      fields: {
        heat: 'Heat',
        bar: 'Supplier bar',
        initialWeight: 'Initial weight (Kg)',
        weight: 'Weight (Kg)',
      },
    },
    punchOuts: {
      title: 'Punch Outs',
      fields: {
        partNumber: 'Part number',
        providerPartNumber: '%{product} part number',
        standard: 'Standard',
        weight: 'Weight (Kg)',
        updatedOn: 'Last updated',
      },
    },
    scrapPieces: {
      title: 'Scrap',
      fields: {
        partNumber: 'Product number',
        supplierPartNumber: 'Customer part number',
        status: 'Status',
        weight: 'Weight (Kg)',
      },
    },
  },
}
