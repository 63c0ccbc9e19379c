import { invoiceStateWords } from '../finance/invoiceStateWords.ts'

/** Words of open points on the screen and in the document. */
export const openPointWords = {
  en: {
    kind: {
      lateLine: 'Late lines',
      movedLine: 'Promised dates moved in the last 7 days',
      request: 'Open requests',
      concession: 'Concessions to approve',
      approvalFile: 'Approval files to approve',
      approval: 'Pieces waiting for approval',
      load: 'Loads with documents missing',
      invoice: 'Overdue invoices',
    },
    state: {
      answer: 'To be answered',
      agreement: 'Offer to be accepted',
      date: 'Date to be moved',
      settlement: 'To be carried out',
      ...invoiceStateWords.en,
    },
    request: {
      earlier: 'Earlier date',
      later: 'Later date',
      quantity: 'Quantity',
      shipTo: 'Ship-to',
      cancel: 'Cancel',
      question: 'Question',
      problem: 'Problem',
      dispute: 'Dispute',
    },
  },
  es: {
    kind: {
      lateLine: 'Partidas atrasadas',
      movedLine: 'Fechas prometidas movidas en los últimos 7 días',
      request: 'Solicitudes abiertas',
      concession: 'Concesiones por aprobar',
      approvalFile: 'Archivos por aprobar',
      approval: 'Piezas en espera de aprobación',
      load: 'Embarques con documentos faltantes',
      invoice: 'Facturas vencidas',
    },
    state: {
      answer: 'Por responder',
      agreement: 'Oferta por aceptar',
      date: 'Fecha por mover',
      settlement: 'Por realizar',
      ...invoiceStateWords.es,
    },
    request: {
      earlier: 'Fecha anterior',
      later: 'Fecha posterior',
      quantity: 'Cantidad',
      shipTo: 'Lugar de entrega',
      cancel: 'Cancelación',
      question: 'Pregunta',
      problem: 'Problema',
      dispute: 'Disputa',
    },
  },
}
