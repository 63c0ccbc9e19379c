import { contractTexts } from '../contractTexts.es.ts'

/** Texts of the special report, in Spanish. */
export const texts = {
  resources: {
    specialOrders: {
      title: 'Reporte especial de contratos',
      fields: {
        ...contractTexts.fields,
        description: 'Descripción',
        alloy: 'Aleación',
        requestDate: 'Fecha solicitada por el cliente',
        commitmentDate: 'Fecha compromiso de %{product}',
        invoiceYear: 'Año de factura',
      },
      filters: { partNumber: 'Número de parte del cliente' },
      all: { customer: 'Seleccione material' },
    },
  },
}
