export const texts = {
  scorecard: {
    empty: 'No recent data was found.',
    month: 'Month',
    loads: 'Deliveries',
    pieces: 'Pieces',
    invoices: 'Invoices paid',
    paid: 'Amount paid',
    target: 'Target',
    before: 'Last year',
    score: {
      title: 'Score',
      hint: 'The mean of deliveries on time, good pieces and payments on time in the last twelve months.',
    },
    series: { onTime: 'On time', late: 'Late', critical: 'Critical' },
    deliveries: { title: 'On Time Delivery' },
    payments: { title: 'Payment History' },
    concessions: { title: 'Concession Rate', good: 'Good pieces', conceded: 'Pieces with a concession' },
    sales: { title: 'Sales', now: 'Last 12 months', before: 'A year before' },
  },
}
