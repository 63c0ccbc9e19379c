export const texts = {
  finance: {
    creditHold: 'Credit hold',
    creditHoldReason:
      'Shipments are stopped: 1 invoice is more than %{days} days overdue. Paying %{amount} lifts it. |||| Shipments are stopped: %{smart_count} invoices are more than %{days} days overdue. Paying %{amount} lifts it.',
    heldByPlant: 'Shipments are stopped since %{day}.',
    creditHoldToo:
      'Moreover, 1 invoice of %{amount} is more than %{days} days overdue. |||| Moreover, %{smart_count} invoices of %{amount} together are more than %{days} days overdue.',
    creditHoldAtLeast:
      'Shipments are stopped: some invoices are more than %{days} days overdue. Others are missing or could not be read.',
    payCreditHold: 'Pay this invoice |||| Pay these %{smart_count} invoices',
  },
}
