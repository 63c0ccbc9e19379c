import { json, type StubRequest, stubGateway } from '#tests/support/screens/stubGateway.ts'

export const customerId = 102

export const line = (number: string, more: object = {}) => ({
  FacturaElectronica: number,
  enlancefinal: `/content/EQuoteService/FacturaStreamEncode/0xfeed/0x${number}`,
  fechavencimiento: '2026-10-15',
  diasvencidos: 21,
  pedido: '00123',
  saldofactura: 100.25,
  ...more,
})

export const dueLine = (number: string) => line(number, { fechavencimiento: '2026-11-30', diasvencidos: -25 })
export const openLine = (number: string) => line(number, { fechavencimiento: '2026-12-01', diasvencidos: -26 })

interface AccountParts {
  readonly lstoverdue?: readonly { readonly saldofactura: number }[]
  readonly overdueammount?: number | null | undefined
}

/** Account of which the overdue amount is that of its lines. */
export const account = ({ lstoverdue = [], ...more }: object & AccountParts = {}) => ({
  total: 0,
  overdueammount: lstoverdue.reduce((sum, { saldofactura }) => sum + saldofactura * 100, 0) / 100,
  dueammount: 0,
  openammount: 0,
  lstoverdue,
  lstdueammount: [],
  lstopenammount: [],
  idcrm: String(customerId),
  hashClientId: 'cafe',
  ...more,
})

const terms = {
  incoterm: 'EXW Ex Works',
  deliverypoint: 'Laredo, Texas',
  condicioncredito: 'Net 30 days',
  phone: null,
  fax: null,
  idcrm: String(customerId),
  direccionentrega: null,
}

const bank = {
  beneficiary: 'Anvil Forged Products',
  bank: 'Banco Regio Norte',
  city: 'Laredo, Texas',
  accountNumber: '0001234',
  routingNumber: '114900000',
  swift: 'BRNOUS44',
}

export const paths = {
  statement: `/read/Account/ObtenerCartera/DETAILDETAIL/${customerId}`,
  terms: `/read/OpenOrders/getpaymentterms/${customerId}`,
  score: `/read/OpenOrders/getporcenntajepaymentscore/${customerId}`,
  bank: '/read/Account/BankDetails/',
} as const

export const statesPath = `/read/api/Customers/${customerId}/invoice-states`

type Part = keyof typeof paths
export const parts = Object.keys(paths) as Part[]

export const accountGateway = (
  more: Partial<Record<Part | 'states' | 'promises', (request: StubRequest) => Response | Promise<Response>>> = {},
) => {
  const answers = {
    statement: () => json({ paymentScore: [account()] }),
    terms: () => json({ paymentterms: [terms] }),
    score: () => json({ porcentaje: 92, pagadasatiempo: 23, pagadas: 25 }),
    bank: () => json({ bankDetails: [bank] }),
    states: () => json([]),
    promises: () => json([]),
    ...more,
  }
  const all = Object.entries({
    ...paths,
    states: statesPath,
    promises: `/read/api/Customers/${customerId}/payment-promises`,
  })
  return stubGateway(Object.fromEntries(all.map(([part, path]) => [`GET ${path}`, answers[part as Part]])))
}
