/** Texts of what came in and went out of customers' metal, in Spanish. */
export const texts = {
  material: {
    lot: 'Lote de producción',
    clamped: 'La búsqueda llega %{months} meses atrás: se muestra desde el %{from}.',
    movements: 'Movimientos',
  },
  resources: {
    lotSummary: {
      title: 'Resumen de material',
      fields: {
        lot: 'Lote de producción',
        partNumber: 'Número de parte',
        heats: 'Coladas',
        bars: 'Barras',
        pieces: 'Piezas',
        lotQuantity: 'Cantidad del lote',
        inputWeight: 'Peso de entrada (Kg)',
        scrap: 'Chatarra (Kg)',
        cuttingEnds: 'Puntas de corte (Kg)',
        cutOn: 'Último corte',
      },
    },
    movements: {
      title: 'Detalle de material',
      fields: {
        receivedOn: 'Recibido',
        heat: 'Colada',
        bar: 'Barra',
        purchaseOrder: 'Pedido del cliente',
        weight: 'Peso (Kg)',
        cutOn: 'Corte',
        partNumber: 'Número de parte',
        lot: 'Lote de producción',
        supplierSerial: 'Número de serie del proveedor',
        scrap: 'Chatarra (Kg)',
        inputWeight: 'Peso de entrada (Kg)',
        balance: 'Saldo (Kg)',
        pieces: 'Piezas',
        cuttingEnds: 'Puntas de corte (Kg)',
        usableEnd: 'Punta de corte utilizable (Kg)',
        lotQuantity: 'Cantidad del lote',
      },
    },
  },
}
