import { openPointWords } from '#schema/orders/openPointWords.ts'

export const texts = {
  resources: {
    openPoints: {
      title: 'Puntos abiertos',
      groupRows: '%{smart_count} punto |||| %{smart_count} puntos',
      fields: {
        kind: 'Tipo',
        number: 'Número',
        line: 'OC - partida',
        partNumber: 'Número de parte',
        quantity: 'Piezas',
        day: 'Fecha',
        before: 'Prometida antes',
        days: 'Días',
        step: 'Paso',
        request: 'Solicitud',
        amount: 'Importe (USD)',
        state: 'Estado',
        note: 'Motivo o texto',
      },
      words: openPointWords.es,
    },
  },
  openPoints: {
    pdf: 'Puntos abiertos (PDF)',
    cut: 'Se listan como máximo %{max} puntos de cada tipo.',
    requestsOnly:
      'Aquí se listan solo las solicitudes. Los servicios conectados no ofrecen una lista de partidas atrasadas y movidas, concesiones, aprobaciones, embarques y facturas. Vea:',
  },
}
