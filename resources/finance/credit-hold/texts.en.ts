export const texts = {
  finance: {
    creditHold: 'Credit hold',
    creditHoldReason:
      'Shipments are stopped: 1 invoice is more than %{days} days overdue. Paying %{amount} lifts it. |||| Shipments are stopped: %{smart_count} invoices are more than %{days} days overdue. Paying %{amount} lifts it.',
    creditHoldAtLeast:
      'Shipments are stopped: some invoices are more than %{days} days overdue. Others are missing or could not be read.',
    payCreditHold: 'Pay this invoice |||| Pay these %{smart_count} invoices',
  },
}
