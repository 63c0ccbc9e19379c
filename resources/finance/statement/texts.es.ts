import { invoiceStateWords } from '#schema/finance/invoiceStateWords.ts'

const invoices = (title: string, days: string) => ({
  title,
  actions: 'Estado',
  fields: {
    number: 'Factura',
    dueDate: 'Fecha de vencimiento',
    days,
    purchaseOrder: 'OC',
    balance: 'Importe (USD)',
    state: 'Estado',
  },
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
    balanceUnknown: 'El servicio no envió el saldo completo.',
    credit: 'El total incluye un saldo a favor de %{amount} en facturas aún no vencidas.',
    paymentScore: 'Calificación de pagos',
    scoreTooltip: 'Porcentaje de facturas pagadas a tiempo sobre el total de facturas pagadas en los últimos 12 meses',
    scoreBase: '%{onTime} de 1 factura pagada a tiempo |||| %{onTime} de %{paid} facturas pagadas a tiempo',
    scoreNone: 'No se pagó ninguna factura en los últimos 12 meses.',
    shipmentsGoOn: 'Sin retención de crédito.',
    holdUnknown: 'No se sabe si hay retención de crédito: faltan facturas o no se pudieron leer.',
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
    invoiceStates: invoiceStateWords.es,
    invoiceSince: 'Desde el %{day}',
    inReference: 'Referencia %{reference}',
    disputeAnswers: { accepted: 'Aceptada', declined: 'Rechazada', counterOffer: 'Contraoferta' },
    dispute: 'Disputar',
    disputeOf: 'Disputar la factura %{number}',
  },
}
