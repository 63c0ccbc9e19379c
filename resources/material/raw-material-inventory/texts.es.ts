export const texts = {
  inventory: {
    title: 'Inventario de materia prima (%{alloy})',
    alloy: 'Aleación',
    heat: 'Colada %{heat}',
    allHeats: 'Mostrar todas las coladas',
    usable: 'Solo barras utilizables',
    optimize: 'Optimización de barras',
    note: 'Utilizable desde %{weight} Kg; el filtro y la optimización usan solo barras de más de %{weight} Kg.',
    detail: 'Detalle de corte: colada %{heat}, barra %{bar}',
    status: { Planned: 'Planeada', Cut: 'Cortada' },
    parts: 'Cortadas: %{cut}. Planeadas: %{planned}. Queda libre el %{share} de la barra',
    unplaced: 'Ninguna barra utilizable tiene material suficiente para: %{pieces}',
  },
  resources: {
    heats: {
      title: 'Coladas',
      fields: {
        heat: 'Colada',
        billetSize: 'Tamaño del tocho (in)',
        bars: 'Barras',
        usableBars: 'Barras utilizables',
        initialWeight: 'Peso inicial (Kg)',
        finalWeight: 'Peso final (Kg)',
      },
    },
    bars: {
      title: 'Inventario de materia prima',
      fields: {
        bar: 'Barra del proveedor',
        heat: 'Colada',
        billetSize: 'Tamaño del tocho (in)',
        initialWeight: 'Peso inicial (Kg)',
        finalWeight: 'Peso final (Kg)',
        usable: 'Utilizable',
      },
    },
    barPieces: {
      title: 'Detalle de corte de la barra',
      fields: {
        piece: 'Pieza',
        serialNumber: 'Número de serie',
        weight: 'Peso de entrada (Kg)',
        status: 'Estatus',
        share: '% de la barra',
      },
    },
    barPlan: {
      title: 'Optimización de barras',
      fields: {
        bar: 'Barra del proveedor',
        heat: 'Colada',
        cutPieces: 'Piezas cortadas',
        finalWeight: 'Peso final (Kg)',
        pieces: 'Piezas planeadas',
        serialNumbers: 'Números de serie',
        plannedWeight: 'Planeado (Kg)',
        left: 'Queda (Kg)',
        share: '% libre de la barra',
      },
    },
  },
}
