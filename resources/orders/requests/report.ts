import { reportOf } from '#kit/report/report.ts'
import { request, requests } from '#schema/orders/requests.ts'

export const report = reportOf({
  resource: { name: 'requests', entity: request, list: requests.list },
  columns: [
    ...(['number', 'kind', 'state', 'answer', 'customer', 'purchaseOrder', 'jobOrder', 'invoice'] as const),
    ...(['wantedOn', 'askedOn', 'age', 'seller'] as const),
  ],
  cardFacts: ['kind', 'state'],
  filters: ['q', 'kind', 'state', 'age', 'seller'],
  sort: ['askedOn', 'DESC'],
})
