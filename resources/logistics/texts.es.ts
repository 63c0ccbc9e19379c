/** Column labels shared by the load reports. */
const fields = {
  invoice: 'Número de factura',
  requestDate: 'Fecha solicitada por el cliente',
  purchaseOrder: 'OC',
  partNumber: 'Número de parte del cliente',
}

export const texts = {
  resources: {
    inTransit: {
      title: 'En tránsito',
      fields: {
        ...fields,
        invoice: 'Factura',
        shippedOn: 'Fecha de embarque',
        carrier: 'Transportista',
        tracking: 'Número de guía',
      },
    },
    readyToShip: {
      title: 'Listo para embarque',
      groupRows: '%{smart_count} embarque |||| %{smart_count} embarques',
      worth: 'Importe total listo: $%{amount} K',
      none: { invoice: 'Sin facturar' },
      bestWay:
        'Los embarques que debió recoger hace más de %{days} días cambian a Best Way Prepay and Add: %{product} los envía, si los embarques no están detenidos, y le traslada el costo del flete.',
      changedFrom: 'Antes: %{incoterm}',
      invoiceOf: 'Factura %{number}',
      certificateOf: 'Certificado de conformidad %{number}',
      words: { status: { late: 'Tarde', onTime: 'A tiempo' } },
      filters: { partNumber: 'Número de parte' },
      fields: {
        ...fields,
        quantity: 'Cantidad',
        invoiceTotal: 'Total de la factura',
        notifiedOn: 'Fecha de aviso',
        days: 'Días en estatus',
        invoiceHash: 'PDF de la factura',
        certificates: 'Certificado de conformidad',
        status: 'Estatus',
        incoterm: 'Incoterm',
        agreedIncoterm: 'Incoterm acordado',
      },
    },
    travelVisits: {
      title: 'Bitácora de viaje',
      fields: { city: 'Ciudad', country: 'País', visitedOn: 'Fecha', visitor: 'Visitante', note: 'Nota' },
    },
  },
  travelLog: { map: 'Mapa de las visitas: %{cities}', visits: 'Visitas' },
}
