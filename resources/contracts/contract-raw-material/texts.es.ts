/** Texts of the raw material of contracts, in Spanish. */
export const texts = {
  resources: {
    contractMaterials: {
      title: 'Contratos de materia prima',
      fields: {
        contract: 'Contrato',
        program: 'Programa',
        providerPartNumber: 'NP de %{product}',
        partNumber: 'NP del cliente',
        previousNumber: 'NP anterior',
        material: 'Material',
        leadTimeWeeks: 'Tiempo de entrega (semanas)',
        diameter: 'Diámetro',
        rawMaterial: 'Materia prima',
        supplier: 'Proveedor de materia prima',
      },
    },
  },
}
