export const texts = {
  scrap: {
    cards: {
      cuttingEnds: 'Puntas de corte (Kg)',
      punchOuts: 'Tejos (Kg)',
      pieces: 'Chatarra (Kg)',
      total: 'Total (Kg)',
    },
    tooMuch: 'Hay más de 5 toneladas de chatarra por retirar',
    updatedOn: 'Actualizado el: %{day}',
    notIdentified: 'Sin identificar',
    detail: 'Detalle',
    detailTitle: 'Detalle del inventario de chatarra',
    detailFailed: 'Hubo un error al enviar su documento. Inténtelo de nuevo más tarde.',
    loading: 'Cargando...',
  },
  resources: {
    cuttingEnds: {
      title: 'Puntas de corte',
      fields: {
        heat: 'Colada',
        bar: 'Barra del proveedor',
        initialWeight: 'Peso inicial (Kg)',
        weight: 'Peso (Kg)',
      },
    },
    punchOuts: {
      title: 'Tejos',
      fields: {
        partNumber: 'Número de parte',
        providerPartNumber: 'Número de parte de %{product}',
        standard: 'Estándar',
        weight: 'Peso (Kg)',
        updatedOn: 'Última actualización',
      },
    },
    scrapPieces: {
      title: 'Chatarra',
      fields: {
        partNumber: 'Número de producto',
        supplierPartNumber: 'Número de parte del cliente',
        status: 'Estatus',
        weight: 'Peso (Kg)',
      },
    },
  },
}
