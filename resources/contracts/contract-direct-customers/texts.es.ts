/** Texts of the direct customers of contracts, in Spanish. */
export const texts = {
  resources: {
    directParts: {
      title: 'Contratos de clientes directos',
      fields: {
        contract: 'LTA',
        program: 'Programa',
        customer: 'Clientes directos',
        partNumber: 'NP del cliente',
        standard: 'NP de %{product}',
      },
      filters: {
        customer: 'Cliente directo',
        purchaseOrder: 'Orden de compra',
        partNumber: 'Número de parte del cliente',
      },
    },
  },
  directParts: {
    disclaimer:
      'Las piezas de cada año son las acordadas y no obligan a comprar ni a entregar. Este texto espera revisión legal.',
  },
}
