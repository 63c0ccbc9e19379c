import { lineNoteTexts, lineTexts } from '../line-reports/lineTexts.es.ts'

export const texts = {
  resources: {
    steelReport: {
      title: 'Reporte de estatus',
      actions: 'Recepción\u00a0· Comentario',
      ...lineTexts,
      filters: { ...lineTexts.filters, purchaseOrder: 'OC' },
    },
  },
  lineNotes: lineNoteTexts,
  steelReport: {
    tabs: 'Pedidos por recepción',
    open: 'Abiertas',
    history: 'Historial',
    groupBy: 'Agrupar por',
    allParts: 'Todos los números de parte',
    byPart: 'Número de parte',
    confirm: 'Confirmar',
    confirmOf: 'Confirmar la recepción de %{order}',
    notComplete: 'Esta OC no está completa; no se puede confirmar la recepción.',
    question: '¿Está seguro de que desea confirmar la recepción total de esta OC?',
    addComment: 'Agregar un comentario a %{order}',
    commentQuestion: 'Se enviará el siguiente comentario: %{comment}',
  },
}
