export const texts = {
  finance: {
    promise: {
      title: 'Promise a payment',
      about: 'You will pay 1 invoice of %{amount}. |||| You will pay %{smart_count} invoices of %{amount} together.',
      payOn: 'I will pay on',
      wrongDay: 'Choose a day from today to %{last}.',
      hint: 'Your seller sees the day. Due dates and a credit hold do not change. A promise replaces an earlier one.',
      submit: 'Promise',
      done: 'The payment is promised for %{day}.',
      mark: 'Payment promised for %{day}',
      withdraw: 'Withdraw',
      withdrawOf: 'Withdraw the promise for %{invoice}',
    },
  },
}
