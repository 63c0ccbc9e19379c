/** Texts of what came in and went out of customers' metal. */
export const texts = {
  material: {
    lot: 'Production lot',
    clamped: 'The search reaches back %{months} months: shown from %{from} on.',
    movements: 'Movements',
  },
  resources: {
    lotSummary: {
      title: 'Material Summary',
      fields: {
        lot: 'Production lot',
        partNumber: 'Part number',
        heats: 'Heats',
        bars: 'Bars',
        pieces: 'Pieces',
        lotQuantity: 'Lot quantity',
        inputWeight: 'Input weight (Kg)',
        scrap: 'Scrap (Kg)',
        cuttingEnds: 'Cutting ends (Kg)',
        cutOn: 'Last cut',
      },
    },
    movements: {
      title: 'Material Detail',
      fields: {
        receivedOn: 'Received',
        heat: 'Heat',
        bar: 'Bar',
        purchaseOrder: 'Customer order',
        weight: 'Weight (Kg)',
        cutOn: 'Cut',
        partNumber: 'Part number',
        lot: 'Production lot',
        supplierSerial: 'Supplier serial number',
        scrap: 'Scrap (Kg)',
        inputWeight: 'Input weight (Kg)',
        balance: 'Balance (Kg)',
        pieces: 'Pieces',
        cuttingEnds: 'Cutting ends (Kg)',
        usableEnd: 'Usable cutting end (Kg)',
        lotQuantity: 'Lot quantity',
      },
    },
  },
}
