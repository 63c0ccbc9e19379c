import { stepNamesInSpanish } from '../../../schema/wip/steps.ts'

/** What every report of open lines says, in Spanish. */
export const lineTexts = {
  fields: {
    purchaseOrder: 'OC',
    customerName: 'Cliente',
    customerPartNumber: 'Número de parte del cliente',
    providerPartNumber: 'Número de parte de %{product}',
    engine: 'Engine Build',
    material: 'Material',
    requestDate: 'Fecha solicitada por el cliente',
    commitmentDate: 'Fecha compromiso de %{product}',
    ordered: 'Cantidad',
    shipped: 'Embarcado',
    horizon: 'Horizonte',
    release: 'Liberación',
    status: 'Estatus',
    ...stepNamesInSpanish,
    materialDate: 'Materia prima disponible',
    enteredDate: 'Fecha de configuración',
    invoicedDate: 'Fecha de factura',
    sellerDate: 'Fecha actualizada',
    eta: 'ETA',
    leadTime: 'Tiempo total de entrega',
    gap: 'GAP',
    tracking: 'Número de guía',
    mode: 'Modo',
    ncrCount: 'Cantidad de NCR',
    ncr: 'NCR',
    sellerComment: 'Comentario del vendedor',
  },
  filters: { customerPartNumber: 'Número de parte', purchaseOrder: 'Orden de compra', year: 'Fecha' },
  buttons: { search: 'Filtrar', export: 'Exportar' },
  words: { status: { late: 'Tarde', onTime: 'A tiempo' } },
}

/** What is said as something has been sent, in Spanish. */
export const saidTexts = {
  sent: {
    confirmation: 'Confirmación enviada',
    comment: 'Comentario enviado',
    date: 'Fecha enviada',
    eta: 'ETA enviada',
  },
  refreshed: 'La página se actualizará.',
  failed: 'No se pudo enviar.',
  taken: 'Este pedido cambió mientras tanto. La página se actualizará.',
  send: 'Enviar',
  commentOn: 'Comentario: %{comment}',
  commented: 'Comentario enviado',
  ask: 'Agregue su comentario:',
}
