export const texts = {
  inventory: {
    title: 'Raw Material Inventory (%{alloy})',
    alloy: 'Alloy',
    heat: 'Heat %{heat}',
    allHeats: 'Show all heats',
    usable: 'Usable bars only',
    optimize: 'Bar optimization',
    note: 'Usable from %{weight} Kg; the filter and the optimization use only bars above %{weight} Kg.',
    detail: 'Bar cutting detail: heat %{heat}, bar %{bar}',
    status: { Planned: 'Planned', Cut: 'Cut' },
    parts: 'Cut: %{cut}. Planned: %{planned}. %{share} of the bar is free',
    unplaced: 'No usable bar has enough material for: %{pieces}',
  },
  resources: {
    heats: {
      title: 'Heats',
      fields: {
        heat: 'Heat',
        billetSize: 'Billet size (in)',
        bars: 'Bars',
        usableBars: 'Usable bars',
        initialWeight: 'Initial weight (Kg)',
        finalWeight: 'Final weight (Kg)',
      },
    },
    bars: {
      title: 'Raw Material Inventory',
      fields: {
        bar: 'Supplier bar',
        heat: 'Heat',
        billetSize: 'Billet size (in)',
        initialWeight: 'Initial weight (Kg)',
        finalWeight: 'Final weight (Kg)',
        usable: 'Usable',
      },
    },
    barPieces: {
      title: 'Bar cutting detail',
      fields: {
        piece: 'Piece',
        serialNumber: 'Serial number',
        weight: 'Input weight (Kg)',
        status: 'Status',
        share: '% of bar',
      },
    },
    barPlan: {
      title: 'Bar optimization',
      fields: {
        bar: 'Supplier bar',
        heat: 'Heat',
        cutPieces: 'Cut pieces',
        finalWeight: 'Final weight (Kg)',
        pieces: 'Planned pieces',
        serialNumbers: 'Serial numbers',
        plannedWeight: 'Planned (Kg)',
        left: 'Left (Kg)',
        share: 'Free % of bar',
      },
    },
  },
}
