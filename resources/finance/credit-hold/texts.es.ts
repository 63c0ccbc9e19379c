export const texts = {
  finance: {
    creditHold: 'Crédito retenido',
    creditHoldReason:
      'Los embarques están detenidos: 1 factura tiene más de %{days} días de vencida. Se levanta al pagar %{amount}. |||| Los embarques están detenidos: %{smart_count} facturas tienen más de %{days} días de vencidas. Se levanta al pagar %{amount}.',
    heldByPlant: 'Los embarques están detenidos desde el %{day}.',
    creditHoldToo:
      'Además, 1 factura de %{amount} tiene más de %{days} días de vencida. |||| Además, %{smart_count} facturas, en total %{amount}, tienen más de %{days} días de vencidas.',
    creditHoldAtLeast:
      'Los embarques están detenidos: hay facturas con más de %{days} días de vencidas. Otras faltan o no se pudieron leer.',
    payCreditHold: 'Pagar esta factura |||| Pagar estas %{smart_count} facturas',
  },
}
