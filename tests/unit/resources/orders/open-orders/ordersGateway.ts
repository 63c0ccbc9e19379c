import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

export const customerId = 103

type Answers = Parameters<typeof stubGateway>[0]

const line = (pedido: string, OP: string, Estado: string, more: object = {}) => ({
  pedido,
  OP,
  Estado,
  NumeroParte: '00123',
  rutaConsultaCliente: '',
  ...more,
})

const link = (number: number) => `/content/api/Main/0x${number}/DocumentFile`

const order = (pedido: string, Detalle: object[]) => ({ pedido, rowspan: Detalle.length, Detalle })

/** Every status; orders with one and four lines; with no, one and three documents. */
export const orders = [
  order('PO/7 é', [line('PO/7 é', 'J/5 é', 'Deviation Request', { rutaConsultaCliente: link(1) })]),
  order(
    '00123',
    ['Delay', 'In Transit', 'Late', 'On Time'].map((status, at) =>
      line('00123', `J-${at + 1}`, status, { rutaConsultaCliente: [1, 2, 3].map(link).join(',') }),
    ),
  ),
  order('P-0', [line('P-0', 'J-9', 'Delivered', { NumeroParte: '=1+1' })]),
]

export const paths = {
  list: 'POST /read/OpenOrders/ListadoFiltrado/',
  detail: `GET /read/OpenOrders/Detalle/${customerId}`,
  acknowledgement: `GET /read/OpenOrders/Getacknowledgment/${customerId}/00123`,
  report: 'POST /read/OpenOrders/StatusReportSteel/',
  release: `GET /read/api/Customers/${customerId}/wipEstatusReport`,
  access: 'POST /auth/api/validate-content-access/',
} as const

/** A page of a list with this total. */
export const listed = (rows: readonly object[], total = rows.length, key = 'ListadoOpenOrders') =>
  json({ [key]: rows }, { headers: { 'Content-Range': `rows 0-${rows.length - 1}/${total}` } })

export const detailed = (Detalle: readonly object[]) =>
  json({ DetalleOpenOrder: [{ fechainicio: null, fechafin: null, Detalle }] })

/** A line of a detail: ten pieces, three of them shipped. */
export const detailLine = (OP: string, more: object = {}) => ({
  OP,
  fechaentregacliente: '2026-11-30',
  nuevafechaentregacliente: '2999-12-31',
  NumeroParte: '00123',
  lineitem: 10,
  cantidad: 10,
  enviadas: 3,
  Estado: 'On Time',
  ...more,
})

export const ordersGateway = (more: Answers = {}) =>
  stubGateway({
    [paths.list]: () => listed(orders),
    [paths.detail]: () => detailed([detailLine('J-1')]),
    [paths.report]: () => listed([], 0, 'ListadoStatusReport'),
    [paths.acknowledgement]: () => json({ DetalleOpenOrder: null }),
    [paths.access]: () => failure(403, 'forbidden'),
    ...more,
  })
