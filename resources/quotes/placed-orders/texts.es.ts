import type { Texts } from './texts.en.ts'

export const texts: Texts = {
  resources: {
    placedOrders: {
      title: 'Pedidos realizados',
      fields: {
        number: 'Pedido',
        name: 'Nombre de la OC',
        placedAt: 'Realizado el',
        placedBy: 'Realizado por',
        items: 'Partidas',
        pieces: 'Piezas',
        total: 'Total (USD)',
      },
    },
    placedRows: {
      title: 'Liberaciones del pedido',
      fields: {
        quote: 'Cotización',
        item: 'Partida',
        release: 'Liberación',
        partNumber: 'Número de parte',
        material: 'Pieza',
        requestedOn: 'Fecha solicitada por el cliente',
        quantity: 'Cantidad',
        price: 'Precio unitario',
        amount: 'Precio extendido',
        jobOrder: 'Orden de trabajo',
      },
    },
  },
  placedOrders: {
    open: 'Abrir el pedido %{number}',
    detail: 'Pedido %{number}',
    facts: {
      title: 'Sobre el pedido',
      name: 'Nombre de la OC',
      placedAt: 'Realizado el',
      placedBy: 'Realizado por',
      total: 'Total',
      file: 'Archivo de la OC',
    },
  },
}
