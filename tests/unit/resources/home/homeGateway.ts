import { failure, json, type StubRequest, stubGateway } from '#tests/support/screens/stubGateway.ts'

export const customerId = 101

export const paths = {
  balance: `/read/Dashboard/PaymentScore/${customerId}`,
  readyToShip: `/read/Dashboard/ObtenerReadyToShip/${customerId}`,
  piecesInProcess: `/read/Dashboard/ObtenerPiezasEnproceso/${customerId}`,
  lateDeliveries: `/read/Dashboard/ObtenerLateDelivery/${customerId}`,
  openConcessions: `/read/Dashboard/ObtenerOpenConsecions/${customerId}`,
  shipmentReady: `/read/api/Main/${customerId}/dashboard`,
  onTimeDelivery: `/read/Dashboard/ObtenerOnTimeDelivery/${customerId}`,
  qualityAssurance: `/read/Dashboard/ObtenerQualityAssurance/${customerId}`,
  contacts: `/read/Dashboard/ObtenerContactosAnvil/${customerId}`,
  news: `/read/Dashboard/News/${customerId}`,
  moved: `/read/Dashboard/MovedPromisedDates/${customerId}`,
  notice: `/read/Dashboard/RawMaterialNotice/${customerId}`,
}
export type CardName = keyof typeof paths
export const cardNames = Object.keys(paths) as CardName[]

/** Wire format, in dollars. */
export const balance = (overdueammount: number, dueammount: number, openammount: number) => ({
  paymentScore: [{ total: overdueammount + dueammount + openammount, overdueammount, dueammount, openammount }],
})

/** December to February, to include a change of year. */
const months = [
  [12, 2025],
  [1, 2026],
  [2, 2026],
] as const

export const deliveries = (...percentages: number[]) =>
  months.map(([Mes, Periodo], at) => ({ Mes, Periodo, porcentajeperiodo: percentages[at] }))

export const qualities = (...percentages: number[]) =>
  months.map(([mes, periodo], at) => ({ mes, periodo, Porcentaje: percentages[at], TotalQuejas: at }))

export const contacts = {
  NombreVendedor: 'Iris Sandoval',
  CorreoVendedor: 'iris@anvil.example',
  GuidVendedor: 'g-1',
  NombreBackup: 'Bruno Back',
  CorreoBackup: 'bruno@anvil.example',
  GuidBackup: 'g-2',
  NombreRepresentante: 'Rita Rep',
  CorreoRepresentante: 'rita@anvil.example',
  GuidRepresentante: 'g-3',
  NombreCobranza: 'Cora Cobranza',
  CorreoCobranza: 'cora@anvil.example',
  GuidCobranza: 'g-4',
}

export const news = (id: number, more: object = {}) => ({
  id,
  publishedOn: '2026-11-05',
  title: `News ${id}`,
  body: `Body ${id}`,
  titleEs: null,
  bodyEs: null,
  link: null,
  ...more,
})

const whole: Record<CardName, unknown> = {
  balance: balance(1_000.5, 200, 34_567.89),
  readyToShip: { readytoship: [{ Total: 1_234_567.8, Totalenk: 1_234.57 }] },
  piecesInProcess: { piezasneproceso: [{ Total: 12_345, Totalenk: 12.345 }] },
  lateDeliveries: { TotalLate: [{ Total: 1_012 }] },
  openConcessions: { ObtenerOpenConsessions: [{ Total: 5 }] },
  shipmentReady: [{ shipmentReady: 30, total: 1_200 }],
  onTimeDelivery: deliveries(100, 99.5, 33.333),
  qualityAssurance: qualities(97.4, 0, 100),
  contacts: [contacts],
  news: [news(2), news(1)],
  moved: { Total: 0 },
  notice: { text: null },
}

export const nothing: Partial<Record<CardName, unknown>> = {
  balance: balance(0, 0, 0),
  readyToShip: { readytoship: [{ Total: 0, Totalenk: 0 }] },
  piecesInProcess: { piezasneproceso: [{ Total: 0, Totalenk: 0 }] },
  lateDeliveries: { TotalLate: [{ Total: 0 }] },
  openConcessions: { ObtenerOpenConsessions: [{ Total: 0 }] },
  shipmentReady: [{ shipmentReady: 0, total: 0 }],
  onTimeDelivery: [],
  qualityAssurance: [],
  contacts: [],
  news: [],
}

const menu = (slugs: readonly string[]) => [
  [{ parentName: 'Orders', icon: 'orders', children: slugs.map((slug) => ({ name: slug, slug })) }],
  [customerId],
]

interface Stubbed {
  readonly cards?: Partial<Record<CardName, unknown>>
  readonly instead?: Partial<Record<CardName, (request: StubRequest) => Response | Promise<Response>>>
  readonly slugs?: readonly string[]
}

export const homeGateway = ({ cards = {}, instead = {}, slugs = ['statement', 'open-orders-report'] }: Stubbed = {}) =>
  stubGateway({
    'POST /auth/api/menu-options2': () => json(menu(slugs)),
    ...Object.fromEntries(
      cardNames.map((name) => [`GET ${paths[name]}`, instead[name] ?? (() => json({ ...whole, ...cards }[name]))]),
    ),
  })

export const failed = () => failure(503, 'unavailable')
