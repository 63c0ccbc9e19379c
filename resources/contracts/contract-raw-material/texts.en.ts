/** Texts of the raw material of contracts. */
export const texts = {
  resources: {
    contractMaterials: {
      title: 'Contract Raw Material',
      fields: {
        contract: 'Contract',
        program: 'Program',
        providerPartNumber: '%{product} PN',
        partNumber: 'Customer PN',
        previousNumber: 'PN Previous',
        material: 'Material',
        leadTimeWeeks: 'Lead Time (Weeks)',
        diameter: 'Diameter',
        rawMaterial: 'Raw Material',
        supplier: 'Raw Material Supplier',
      },
    },
  },
}
