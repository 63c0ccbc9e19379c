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
  statuses: {
    inProcess: 'En proceso',
    active: 'Activo',
    closeToExpire: 'Por vencer',
    expired: 'Vencido',
  },
}
