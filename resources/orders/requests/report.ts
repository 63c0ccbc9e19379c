import { reportOf } from '#kit/report/report.ts'
import { request, requests } from '#schema/orders/requests.ts'

export const report = reportOf({
  resource: { name: 'requests', entity: request, list: requests.list },
  columns: [
    'number',
    'kind',
    'state',
    'customer',
    'purchaseOrder',
    'jobOrder',
    'invoice',
    'wantedOn',
    'askedOn',
    'age',
    'seller',
  ],
  cardFacts: ['kind', 'state'],
  filters: ['q', 'kind', 'state', 'age', 'seller'],
  aboutCustomer: ['customer', 'seller'],
  sort: ['askedOn', 'DESC'],
})
