export const texts = {
  shipments: {
    download: 'Descargar documentos',
    bulk: {
      label: 'Documentos de los embarques seleccionados',
      millTest: 'MTR',
      invoice: 'Factura',
      packingList: 'Lista de empaque',
      billOfLading: 'BOL',
      zip: 'Descargar zip',
    },
    close: 'Cerrar el mensaje',
    none: 'Los embarques seleccionados no tienen documentos de este tipo.',
    tooMany: 'Son %{count} documentos. Un zip admite hasta %{max}; acote la búsqueda.',
  },
  resources: {
    shipments: {
      title: 'Documentos de embarque',
      filters: {
        purchaseOrder: 'OC',
        jobOrder: 'Orden de trabajo',
        partNumber: 'Número de parte',
        billOfLading: 'Número de BOL',
        shippedOn: 'Fecha de embarque',
      },
      words: { status: { ready: 'Listo', inTransit: 'En tránsito', delivered: 'Entregado' } },
      fields: {
        order: 'OC - partida',
        quantity: 'Cantidad',
        partNumber: 'NP',
        jobOrder: 'Orden de trabajo',
        millTests: 'MTR',
        invoices: 'Factura',
        packingLists: 'Lista de empaque',
        billsOfLading: 'BOL',
        eta: 'ETA',
        status: 'Estatus',
        lastLocation: 'Última ubicación',
        xmls: 'XML',
      },
    },
  },
}
