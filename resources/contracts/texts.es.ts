/** What several reports about contracts say, in Spanish. */
export const contractTexts = {
  fields: {
    contract: 'Contrato',
    customer: 'Cliente directo',
    program: 'Programa',
    purchaseOrder: 'Orden de compra',
    partNumber: 'NP del cliente',
    providerPartNumber: 'NP de %{product}',
    material: 'Material',
    supplier: 'Proveedor de materia prima',
    status: 'Estatus',
    minShare: 'Participación mínima',
    maxShare: 'Participación máxima',
  },
  filters: { customer: 'Cliente directo', partNumber: 'Número de parte del cliente' },
  statuses: {
    inProcess: 'En proceso',
    active: 'Activo',
    closeToExpire: 'Por vencer',
    expired: 'Vencido',
  },
}

/** Of the tiles about shares of the market, in Spanish. */
export const texts = {
  marketShare: {
    according: 'Según la participación acordada',
    within: 'Dentro de la participación acordada',
    below: 'Debajo de la participación acordada',
    parts: '%{smart_count} parte en los años |||| %{smart_count} partes en los años',
  },
}
