const fields = {
  purchaseOrder: 'OC',
  jobOrder: 'Orden de trabajo',
  partNumber: 'Número de parte',
  status: 'Estatus',
  promise: 'Fecha prometida',
  stage: 'Partidas',
}

const daysLate = 'Días de retraso'

/** Etiquetas comunes a todas las listas de partidas. */
export const lineFields = {
  commitmentDate: 'Fecha compromiso de %{product}',
  ordered: 'Cantidad',
  shipped: 'Embarcado',
  open: 'Cantidad abierta',
  status: fields.status,
  promise: fields.promise,
}

/** El filtro usa Retrasada para uno de estos estatus. */
export const words = {
  status: {
    late: 'Tarde',
    delayed: 'Retraso',
    onTime: 'A tiempo',
    inTransit: 'En tránsito',
    delivered: 'Entregada',
    deviationRequest: 'Solicitud de desviación',
  },
  promise: { moved: 'Movida desde su última visita' },
  stage: { open: 'Abiertas' },
}

export const texts = {
  resources: {
    orders: {
      title: 'Pedidos abiertos',
      fields: {
        ...fields,
        requestDate: 'Solicitada',
        promiseDate: 'Prometida',
        ordered: lineFields.ordered,
        open: lineFields.open,
        daysLate,
        lineItem: 'Partida',
        step: 'Paso',
        firstPromise: 'Primera promesa',
        lastPromise: 'Última promesa',
        daysAfterRequest: 'Días tras lo solicitado',
        reason: 'Motivo',
        price: 'Precio',
        documents: 'Documentos',
      },
      words,
    },
    orderLines: {
      title: 'Partidas del pedido',
      fields: {
        ...fields,
        ...lineFields,
        requestDate: 'Fecha solicitada por el cliente',
        lineItem: 'Partida',
      },
      words,
    },
    statusReport: {
      title: 'Reporte de estatus',
      fields: {
        ...fields,
        purchaseOrder: 'Orden de compra',
        ordered: 'Cantidad OC',
        open: lineFields.open,
        weight: 'Lbs',
        requestDate: 'Solicitada',
        promiseDate: 'Fecha promesa de embarque',
        daysLate,
        partialDate: 'Fecha de embarque parcial',
        partialQuantity: 'Cantidad parcial esperada',
        balanceDate: 'Fecha de embarque del saldo',
        balanceQuantity: 'Cantidad del saldo',
        currentProcess: 'Proceso actual',
      },
      words,
    },
    releases: {
      title: 'Liberación',
      fields: {
        ...fields,
        release: 'Liberación',
        requestDate: 'Fecha solicitada por el cliente',
        commitmentDate: lineFields.commitmentDate,
        newCommitmentDate: 'Nueva fecha compromiso de %{product}',
        modifiedDate: 'Fecha modificada',
        modifiedComment: 'Comentario de la fecha modificada',
        releasedDate: 'Fecha de liberación',
        partNumber: 'Número de parte del cliente',
        providerPartNumber: 'Número de parte de %{product}',
        ordered: lineFields.ordered,
        shipped: lineFields.shipped,
        balance: 'Saldo',
        isAerofab: 'Aerofab',
        id: 'Id del pedido',
        hasAcknowledgement: 'Acuse de recibo',
      },
      words,
    },
  },
  orders: {
    tabs: { label: 'Listas de pedidos', openOrders: 'Pedidos abiertos', statusReport: 'Reporte de estatus' },
    filterStatus: { ...words.status, delayed: 'Retrasada' },
    contact: 'Contacte a %{product}',
    request: 'Solicitar…',
    requestOn: 'Solicitar sobre %{number}…',
    ask: {
      earlier: 'Pedir una fecha anterior…',
      question: 'Hacer una pregunta…',
      tooMany: 'Una solicitud es para %{max} partidas como máximo.',
    },
    promise: {
      moved: 'Movida desde su última visita: del %{from} al %{to}, %{by}',
      since: words.promise.moved,
      withdrawn: 'Retirada desde su última visita: era el %{from}',
      inAll: '%{by} de lo prometido inicialmente',
      days: '%{days} d',
      later: '%{smart_count} día después |||| %{smart_count} días después',
      earlier: '%{smart_count} día antes |||| %{smart_count} días antes',
    },
    firstLine: 'Partida 1 de %{count}: %{jobOrder}',
    counted: {
      whole: '%{lines} en %{orders}',
      late: '%{lines} partida tarde |||| %{lines} partidas tarde',
      any: '%{lines} partida |||| %{lines} partidas',
      orders: '%{orders} pedido |||| %{orders} pedidos',
    },
    detail: {
      title: 'Detalle de la OC %{purchaseOrder}',
      from: 'Solicitado desde',
      to: 'Solicitado hasta',
      everyDay: 'Todas las fechas',
      widened:
        'Ninguna partida de este pedido tiene fecha solicitada del %{from} al %{to}; se muestran todas las fechas.',
      outside:
        '%{smart_count} partida de este pedido tiene una fecha solicitada fuera de este periodo. |||| %{smart_count} partidas de este pedido tienen fechas solicitadas fuera de este periodo.',
      schedule: 'Cronograma (PDF)',
      acknowledgement: 'Acuse de recibo (PDF)',
      acknowledgementFailed: 'No se pudo cargar el acuse de recibo.',
    },
    report: { document: 'Reporte de estatus de todos los pedidos (PDF)', schedule: 'Cronograma (PDF)' },
    release: { title: 'Fechas de la orden de trabajo %{jobOrder}', steps: 'Pasos de producción' },
  },
}
