import { lineNoteTexts, lineTexts } from '../line-reports/lineTexts.es.ts'

export const texts = {
  resources: {
    sellerReport: {
      title: 'Reporte de estatus (vendedor)',
      actions: 'Comentarios\u00a0· Fecha actualizada',
      ...lineTexts,
      filters: { ...lineTexts.filters, purchaseOrder: 'OC' },
    },
  },
  lineNotes: lineNoteTexts,
  sellerReport: {
    addComment: 'Enviar un comentario a %{order}',
    commentQuestion: 'Se enviará el siguiente comentario: "%{comment}"',
    dateOf: 'fecha actualizada de %{order}',
    dateQuestion: '¿Está seguro de que desea actualizar esta fecha?',
    eta: 'ETA por número de guía',
    tracking: 'Número de guía',
    etaOf: 'ETA del número de guía',
    hasEta: '* ya tiene ETA',
    sendEta: 'Enviar ETA',
  },
}
