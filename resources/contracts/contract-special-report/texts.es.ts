import { contractTexts } from '../texts.es.ts'

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
      filters: contractTexts.filters,
      all: { customer: 'Seleccione material' },
    },
  },
}
