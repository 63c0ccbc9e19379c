import { pdf } from './documents.ts'
import type { Plant } from './plant.ts'
import {
  type CompanyCall,
  content,
  notFound,
  RejectionError,
  read,
  type ServiceRequest,
  textOf,
  withoutAddress,
  write,
} from './service.ts'

interface Invoice {
  readonly id: number
  readonly customer: number
  readonly number: string
  readonly order: string
  readonly issued: number
  /** Days from today; negative if overdue. */
  readonly due: number
  readonly amount: number
  readonly balance: number
}

interface Reference {
  readonly customer: number
  readonly number: string
  /** 1 not applied, 2 partially applied, otherwise applied. */
  readonly status: number
  readonly created: string
  readonly invoices: readonly { readonly number: string; readonly order: string; readonly amount: number }[]
  readonly notes: readonly { readonly number: string; readonly amount: number }[]
}

const cents = (amount: number) => Math.round(amount * 100) / 100
const sum = (amounts: readonly number[]) => cents(amounts.reduce((all, amount) => all + amount, 0))

/** Due dates of invoices in days from today, with the open amounts. */
const dues: readonly [number, number][] = [
  [-31, 18_450.25],
  [-8, 7_320],
  [0, 5_110.75],
  [40, 22_900.5],
  [75, 11_020],
]

/** Account statement, payment score, bank references. */
export const financeCalls = (plant: Plant): CompanyCall[] => {
  const invoices: Invoice[] = plant.customers.flatMap((customer) =>
    dues.map(([due, balance], at) => ({
      id: customer.id * 100 + at,
      customer: customer.id,
      number: `FA-${customer.id}${20 + at}`,
      order: `${customer.id}450001`,
      issued: due - 60,
      due,
      amount: cents(balance + 100 * at),
      balance,
    })),
  )
  const notes = plant.customers.map(({ id }) => ({ id: id * 100 + 50, customer: id, number: `NC-${id}7`, amount: 900 }))
  const references: Reference[] = plant.customers.flatMap(({ id }) =>
    [1, 2, 3].map((status) => ({
      customer: id,
      number: `70${id}00${status}`,
      status,
      created: plant.date(-10 * status),
      invoices: [{ number: `FA-${id}1${status}`, order: `${id}450001`, amount: 4_000 + status }],
      notes: status === 2 ? [{ number: `NC-${id}6`, amount: 250 }] : [],
    })),
  )

  const lineOf = ({ number, due, order, balance, id }: Invoice) => ({
    FacturaElectronica: number,
    fechavencimiento: plant.date(due),
    diasvencidos: -due,
    pedido: order,
    saldofactura: balance,
    enlancefinal: `/content/EQuoteService/FacturaStreamEncode/0xA${id}/0xF${id}`,
  })

  const scoreOf = (request: ServiceRequest) => {
    const customer = plant.customer(request, request.params.customer)
    const own = invoices.filter((one) => one.customer === customer.id)
    const isThisMonth = ({ due }: Invoice) => due >= 0 && plant.day(due).slice(0, 7) === plant.today.slice(0, 7)
    const overdue = own.filter(({ due }) => due < 0)
    const dueNow = own.filter(isThisMonth)
    const open = own.filter((one) => one.due >= 0 && !isThisMonth(one))
    const amounts = [overdue, dueNow, open].map((some) => sum(some.map(({ balance }) => balance)))
    const [overdueammount = 0, dueammount = 0, openammount = 0] = amounts
    return {
      total: sum(amounts),
      overdueammount,
      dueammount,
      openammount,
      totaloverdue: overdueammount,
      totaldueammount: dueammount,
      totalopenammount: openammount,
      lstoverdue: overdue.map(lineOf),
      lstdueammount: dueNow.map(lineOf),
      lstopenammount: open.map(lineOf),
      idcrm: customer.crmId,
      hashClientId: `C${customer.id}`,
    }
  }

  const home = (request: ServiceRequest) => {
    const { total, openammount, dueammount, overdueammount } = scoreOf(request)
    return { paymentScore: [{ total, openammount, dueammount, overdueammount }] }
  }

  const terms = (request: ServiceRequest) => {
    const customer = plant.customer(request, request.params.customer)
    const address = { direccionentrega: '100 Mill Road, Cincinnati, OH 45202', phone: '+1 513 555 0100', fax: null }
    const agreed = { incoterm: 'EXW', deliverypoint: 'Santa Catarina', condicioncredito: '60 days' }
    return { paymentterms: [{ ...agreed, ...address, idcrm: customer.crmId }] }
  }

  const openInvoices = (request: ServiceRequest) => {
    const { id } = plant.customer(request, request.params.customer)
    const [invoice, order] = [textOf(request.params.invoice), textOf(request.params.order)]
    const isMeant = (one: Invoice) =>
      one.customer === id && (invoice ?? one.number) === one.number && (order ?? one.order) === one.order
    const facturas = invoices.filter(isMeant).map((one) => ({
      idfactura: one.id,
      invoice: one.number,
      invoiceDate: plant.date(one.issued),
      duedate: plant.date(one.due),
      purchaseorder: one.order,
      daysDue: -one.due,
      amount: one.amount,
      balance: one.balance,
    }))
    return { facturas }
  }

  const creditNotes = (request: ServiceRequest) => {
    const { id } = plant.customer(request, request.params.customer)
    const own = notes.filter((one) => one.customer === id)
    return {
      notas: own.map((one) => ({
        idfactura: one.id,
        invoice: one.number,
        cantidad: one.amount,
        creationDate: plant.date(-15),
      })),
    }
  }

  const listed = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : [])

  const generate = (request: ServiceRequest) => {
    const { id } = plant.customer(request, request.params.customer)
    const paid = listed(request.body.facturas).map(({ idFactura, partialAmount }) => {
      const invoice = invoices.find((one) => one.id === idFactura && one.customer === id)
      if (!invoice) throw notFound()
      return { number: invoice.number, order: invoice.order, amount: Number(partialAmount) }
    })
    if (paid.length === 0) throw new RejectionError(422, { error: 'A reference needs an invoice.' })
    const used = listed(request.body.notas).map(({ idNota, cantidad }) => {
      const note = notes.find((one) => one.id === idNota && one.customer === id)
      if (!note) throw notFound()
      return { number: note.number, amount: Number(cantidad) }
    })
    const number = `71${id}${String(references.length).padStart(4, '0')}`
    references.unshift({ customer: id, number, status: 1, created: plant.date(0), invoices: paid, notes: used })
    return { TotalLate: number }
  }

  const totalOf = ({ invoices: paid, notes: used }: Reference) =>
    cents(sum(paid.map(({ amount }) => amount)) - sum(used.map(({ amount }) => amount)))

  const search = (request: ServiceRequest) => {
    const { id } = plant.customer(request, request.body.id)
    const [invoice, number] = [textOf(request.body.factura), textOf(request.body.bankreference)]
    const isMeant = (one: Reference) =>
      one.customer === id &&
      (number ?? one.number) === one.number &&
      (invoice === null || one.invoices.some((paid) => paid.number === invoice))
    const detailbank = references.filter(isMeant).map((one) => ({
      numero: one.number,
      idestatus: one.status,
      CreationDate: one.created,
      total: totalOf(one),
      Ammount: totalOf(one),
      esnotacredito: false,
      factura: one.invoices[0]?.number ?? '',
    }))
    return { detailbank }
  }

  const detail = (request: ServiceRequest) => {
    const { id } = plant.customer(request, request.params.customer)
    const one = references.find(({ number, customer }) => number === request.query.get('numero') && customer === id)
    if (!one) throw notFound()
    const shared = { Numero: one.number, fc: one.created }
    const paid = one.invoices.map(({ number, order, amount }) => ({
      facti: number,
      Pedido: order,
      Cantidad: amount,
      esnotacredito: false,
      total: amount,
      ...shared,
    }))
    const used = one.notes.map(({ number, amount }) => ({
      facti: number,
      Pedido: null,
      Cantidad: amount,
      esnotacredito: true,
      total: amount,
      ...shared,
    }))
    return { detaildetail: [...paid, ...used] }
  }

  const statementFile = (request: ServiceRequest) => {
    const customer = plant.customers.find(({ crmId }) => crmId === request.params.crm)
    if (!customer) throw notFound()
    return pdf(`Account statement of ${plant.customer(request, customer.id).name}`)
  }

  const invoiceFile = ({ params }: ServiceRequest) => {
    const invoice = invoices.find(({ id }) => `F${id}` === params.folio)
    return pdf(`Invoice ${invoice?.number ?? params.folio}`)
  }

  return [
    read('GET', '/Account/ObtenerCartera/DETAILDETAIL/:customer', (request) => ({ paymentScore: [scoreOf(request)] })),
    read('GET', '/Dashboard/PaymentScore/:customer', home),
    read('GET', '/OpenOrders/getpaymentterms/:customer', terms),
    read('GET', '/OpenOrders/getporcenntajepaymentscore/:customer', (request) => {
      plant.customer(request, request.params.customer)
      return { porcentaje: 87.5 }
    }),
    read('GET', '/Account/obtenerfacturas/:customer/:invoice/:order', openInvoices),
    read('GET', '/Account/obtenernotasdecredito/:customer', creditNotes),
    write('POST', '/generatebakreferences/:customer', generate),
    read('POST', '/Account/detailbank/', search),
    content('GET', '/api/Documents/ObtenerStatetement/:crm/:cookie', statementFile),
    content('GET', '/EQuoteService/FacturaStreamEncode/0x:order/0x:folio', invoiceFile),
    ...withoutAddress([read('GET', '/Account/DETAILDETAIL/:customer', detail)]),
  ]
}
