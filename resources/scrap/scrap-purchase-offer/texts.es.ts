/** Etiquetas comunes a las tres tablas. */
const fields = {
  id: 'Oferta',
  proposedOn: 'Fecha de propuesta',
  weight: 'Inventario total (Kg)',
  price: 'Ofrecido (USD/Kg)',
  value: 'Valor total (USD)',
  outcome: 'Estatus',
  decidedOn: 'Fecha de decisión',
  agreement: 'Contrato de compra',
  invoice: 'Factura del cliente',
}

export const texts = {
  offers: {
    tabs: { offers: 'Ofertas de compra', history: 'Historial', label: 'Ofertas' },
    decline: 'Rechazar',
    accept: 'Aceptar',
    acceptOf: 'Aceptar la oferta %{id}',
    submit: 'Enviar respuesta',
    submitOf: 'Enviar respuesta a la oferta %{id}',
    question: '¿Está seguro de que quiere enviar esta respuesta?',
    accepted: {
      title: '¡Gracias por aceptar nuestra oferta!',
      text: 'Se generó un contrato de compra. Suba su factura en la sección Contratos de compra.',
    },
    declined: {
      title: 'Oferta rechazada',
      text: 'Lamentamos que no se haya aceptado la oferta. Sus comentarios son muy importantes para nosotros; compártalos con su representante de ventas.',
    },
    decisionFailed: 'Hubo un error al enviar su decisión. Inténtelo de nuevo más tarde.',
    taken: 'Esta oferta se respondió mientras tanto. La página ya está actualizada.',
    agreement: 'Contrato de compra',
    invoice: 'Factura del cliente',
    choose: 'Elegir factura',
    chooseOf: 'Elegir la factura de la oferta %{id}',
    send: 'Enviar aprobación',
    sendOf: 'Enviar aprobación de la oferta %{id}',
    missing: 'Suba el documento de su factura.',
    sending: 'Enviando...',
    invoiceQuestion: '¿Está seguro de que quiere enviar este documento?',
    sent: 'Documento enviado correctamente.',
    failed: 'Hubo un error al enviar su documento. Inténtelo de nuevo más tarde.',
    clear: 'Limpiar',
    detail: 'Detalle',
    detailOf: 'Detalle de la oferta %{id}',
    outcomes: { accepted: 'Aceptada', declined: 'Rechazada', cancelled: 'Cancelada' },
  },
  resources: {
    pendingOffers: { title: 'Ofertas de compra', fields },
    agreedOffers: { title: 'Contratos de compra', fields },
    pastOffers: { title: 'Historial', fields },
  },
}
