import { contractTexts } from '../texts.es.ts'

/** Texts of the price revisions of contracts, in Spanish. */
export const texts = {
  resources: {
    priceRevisions: {
      title: 'Revisión de precios de contratos',
      fields: {
        ...contractTexts.fields,
        billetSize: 'Medida del tocho',
        contractPrice: 'Precio de contrato',
        agreedPrice: 'Precio acordado',
        difference: 'Diferencia',
        pricing: '$ Variable o fijo',
        leadTimeWeeks: 'Tiempo de entrega',
      },
      words: { pricing: { variable: 'Variable', fixed: 'Fijo' } },
    },
  },
  priceRevision: {
    views: 'Vistas',
    information: 'Información',
    reconciliation: 'Conciliación',
  },
}
