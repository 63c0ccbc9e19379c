export const texts = {
  scorecard: {
    empty: 'No se encontraron datos recientes.',
    month: 'Mes',
    loads: 'Entregas',
    pieces: 'Piezas',
    invoices: 'Facturas pagadas',
    paid: 'Monto pagado',
    target: 'Objetivo',
    before: 'Año anterior',
    score: {
      title: 'Calificación',
      hint: 'El promedio de entregas a tiempo, piezas buenas y pagos a tiempo de los últimos doce meses.',
    },
    series: { onTime: 'A tiempo', late: 'Tarde', critical: 'Crítico' },
    deliveries: { title: 'Entregas a tiempo' },
    payments: { title: 'Historial de pagos' },
    concessions: { title: 'Tasa de concesiones', good: 'Piezas buenas', conceded: 'Piezas con concesión' },
    sales: { title: 'Ventas', now: 'Últimos 12 meses', before: 'Un año antes' },
  },
}
