export const texts = {
  finance: {
    promise: {
      title: 'Prometer un pago',
      about: 'Pagará 1 factura de %{amount}. |||| Pagará %{smart_count} facturas por %{amount} en total.',
      payOn: 'Pagaré el',
      wrongDay: 'Elija un día entre hoy y el %{last}.',
      hint: 'Su vendedor ve el día. Las fechas de vencimiento y una retención de crédito no cambian. Una promesa sustituye a la anterior.',
      submit: 'Prometer',
      done: 'El pago está prometido para el %{day}.',
      mark: 'Pago prometido para el %{day}',
      withdraw: 'Retirar',
      withdrawOf: 'Retirar la promesa de %{invoice}',
    },
  },
}
