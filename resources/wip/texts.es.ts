import { notStartedNameInSpanish, stepNamesInSpanish } from '#schema/wip/steps.ts'
import { lineFields, words } from '../orders/open-orders/texts.es.ts'

export const texts = {
  resources: {
    wip: {
      title: 'Pedidos abiertos',
      fields: {
        ...lineFields,
        jobOrder: 'Orden de trabajo %{product}',
        purchaseOrder: 'Orden de compra',
        lineItem: 'Partida',
        release: 'Liberación',
        partNumber: 'Número de parte del cliente',
        providerPartNumber: 'Número de parte de %{product}',
        requestDate: 'Fecha solicitada por el cliente',
        isNewIntroduction: 'Nueva introducción',
      },
      filters: { partNumber: 'Número de parte' },
      words,
    },
  },
  wip: {
    openOrders: 'Pedidos abiertos',
    newIntroduction: 'Nueva introducción',
    notOfPart: 'No es un paso de esta parte',
    pieces: 'Piezas por proceso',
    placesOf: '%{open} abierta: %{places} |||| %{open} abiertas: %{places}',
    noPieces: 'Sin piezas en proceso',
    places: { notStarted: notStartedNameInSpanish, ...stepNamesInSpanish },
    overview: {
      title: 'Piezas en proceso',
      pieces: '%{pieces} piezas',
      other:
        '%{pieces} pieza en otros pasos no aparece en la gráfica. |||| %{pieces} piezas en otros pasos no aparecen en la gráfica.',
      value: 'Valor total',
      dollars: '$%{dollars}',
      groups: {
        cutting: 'Corte',
        forging: 'Forja y tratamiento térmico',
        machining: 'Maquinado, separación, laboratorio e inspección',
        finished: 'Producto terminado con aprobación',
      },
    },
  },
}
