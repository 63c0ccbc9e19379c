/** Words for the states of invoices on screens and documents; an amount follows. */
export const invoiceStateWords = {
  en: {
    paid: 'Paid',
    disputed: 'Disputed',
    creditExpected: 'Credit note expected',
    partlyApplied: 'Partly applied, to come',
    inReference: 'In bank reference',
    credited: 'Credited',
    disputeEnded: 'Dispute closed',
  },
  es: {
    paid: 'Pagada',
    disputed: 'En disputa',
    creditExpected: 'Nota de crédito por recibir',
    partlyApplied: 'Aplicada en parte, por llegar',
    inReference: 'En referencia bancaria',
    credited: 'Acreditada',
    disputeEnded: 'Disputa cerrada',
  },
} as const
