const invoices = (title: string, days: string) => ({
  title,
  fields: { number: 'Factura', dueDate: 'Fecha de vencimiento', days, purchaseOrder: 'OC', balance: 'Importe (USD)' },
})

export const texts = {
  resources: {
    overdueInvoices: invoices('Facturas vencidas', 'Días vencidos'),
    dueInvoices: invoices('Facturas por vencer este mes', 'Días por vencer'),
    openInvoices: invoices('Facturas aún no vencidas', 'Días por vencer'),
  },
  finance: {
    totalBalance: 'Saldo total',
    parts: {
      overdue: 'Importe vencido',
      due: 'Importe por vencer este mes',
      open: 'Importe aún no vencido',
    },
    credit: 'El total incluye un saldo a favor de %{amount} en facturas aún no vencidas.',
    paymentScore: 'Calificación de pagos',
    scoreTooltip: 'Porcentaje de facturas pagadas a tiempo sobre el total de facturas pagadas en los últimos 12 meses',
    scoreBase: '%{onTime} de 1 factura pagada a tiempo |||| %{onTime} de %{paid} facturas pagadas a tiempo',
    scoreNone: 'No se pagó ninguna factura en los últimos 12 meses.',
    creditHold: 'Crédito retenido',
    creditHoldReason:
      'Los embarques están detenidos: 1 factura tiene más de %{days} días de vencida. |||| Los embarques están detenidos: %{smart_count} facturas tienen más de %{days} días de vencidas.',
    shipmentsGoOn: 'Sin retención de crédito.',
    download: 'Descargar estado de cuenta',
    paymentInformation: 'Información de pago',
    bank: {
      beneficiary: 'Beneficiario',
      bank: 'Banco',
      city: 'Ciudad',
      accountNumber: 'Número de cuenta',
      routingNumber: 'Número de ruta (ABA)',
      swift: 'SWIFT',
    },
    paymentTerms: 'Condiciones de pago',
    terms: {
      incoterm: 'Incoterm',
      deliveryPoint: 'Punto de entrega',
      terms: 'Condiciones',
      invoices: 'Número de facturas',
    },
    invoices: 'Facturas abiertas',
    disputed: 'En disputa',
    dispute: 'Disputar',
    disputeOf: 'Disputar la factura %{number}',
  },
}
