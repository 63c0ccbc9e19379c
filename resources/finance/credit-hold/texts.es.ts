export const texts = {
  finance: {
    creditHold: 'Crédito retenido',
    creditHoldReason:
      'Los embarques están detenidos: 1 factura tiene más de %{days} días de vencida. Se levanta al pagar %{amount}. |||| Los embarques están detenidos: %{smart_count} facturas tienen más de %{days} días de vencidas. Se levanta al pagar %{amount}.',
    creditHoldAtLeast:
      'Los embarques están detenidos: hay facturas con más de %{days} días de vencidas. Otras faltan o no se pudieron leer.',
    payCreditHold: 'Pagar esta factura |||| Pagar estas %{smart_count} facturas',
  },
}
