import type { Api } from '../../client/apiClient.ts'
import { customers } from '../../client/users.ts'
import { plantFile } from '../concessions.ts'

export const quotePath = (customer: number) => `/write/EQuoteService/ObtenerPartidaGenerada/${customer}`
export const mailPath = (customer: number) => `/write/EQuoteService/ObtenerCorreoEnviado/${customer}`

export const partOf = (customer: number = customers.healthy, more: object = {}) => ({
  idCRM: `CRM-${customer}`,
  guidResumenEspecificacion: 'spec-1',
  opcionTT: null,
  opcionMaq: null,
  opcionUT: null,
  guidTipoPieza: 1,
  cantidad: 4,
  de: 24,
  di: 18,
  h: 6,
  numeroCotizacion: null,
  diam1: 0,
  noagujeros1: 0,
  diam2: 0,
  noagujeros2: 0,
  strDireccionEmbarque: null,
  ...more,
})

export const historyPath = (customer: number, number: string | null = null, status: string | null = null) =>
  `/read/EQuoteService/ListadoEquote/${customer}/${number ?? 'null'}/${status ?? 'null'}`
export const detailPath = (quoteId: number) => `/read/EQuoteService/Detalle/${quoteId}`
export const feedbackPath = '/write/EQuoteService/EnviarFeedback'
export const feedbackMailPath = (customer: number) => `/write/EQuoteService/CorreoFeedback/${customer}`
export const requotePath = (customer: number) => `/write/EQuoteService/CorreoRequote/${customer}`
export const quoteFilePath = (number: string, id: number) => `/content/EQuoteService/Cotizacion/${number}/${id}`
export const quoteDocumentPath = (fileId: string) => `/content/EQuoteService/Documento/${fileId}`

export const rowOnWire = (quoteId: number) => ({
  rfqNumber: `RFQ-${quoteId}`,
  quoteId,
  cotizacion: `T26-${quoteId}`,
  revision: 0,
  revisionid: quoteId,
  partida: 1,
  qty: 3,
  leadtime: 6,
  de: 10,
  di: 8.5,
  h: 20,
  precio: 123.45,
  estatus: 'Quoted',
  noQuote: false,
  AnvilCommitDate: null,
  customerRequestDate: '2026-11-01',
  quoteExpirationDate: null,
  tienePedidoLigado: false,
  feedbackEnviado: false,
  feedback: null,
})

export const aboutQuote = (quoteId: number, comentario = 'Too late for us.') => ({
  ...rowOnWire(quoteId),
  comentario,
  destinatario: 'stranger@elsewhere.example',
  cliente: '',
  nombreContacto: '',
})

let made = 0

interface Made {
  readonly customer?: number
  readonly quotedOn?: string
  readonly expiresOn?: string | null
  readonly price?: number | null
  readonly id?: number
  readonly quantity?: number
}

export async function addQuote({ rows }: Pick<Api, 'rows'>, quote: Made = {}) {
  const { customer = customers.healthy, quotedOn = '2026-11-01', expiresOn = '2026-12-01', price = 12_345 } = quote
  const { quantity = 3 } = quote
  made += 1
  // Below the range from which the portal assigns ids.
  const { id = 90_000 - made } = quote
  const number = `T26-${id}`
  await rows.ask(
    `insert into quotes (id, customer_id, user_id, number, quoted_on, requested_on, expires_on)
      values (?, ?, 1, ?, ?, ?, ?)`,
    id,
    customer,
    number,
    quotedOn,
    quotedOn,
    expiresOn,
  )
  await rows.ask(
    `insert into quote_lines (quote_id, position, quantity, price, shape, outer_diameter, inner_diameter, length, weeks)
      values (?, 1, ?, ?, 'block', 10, 8.5, 20, 6)`,
    id,
    quantity,
    price,
  )
  return { id, number, rfq: `RFQ-${String(id).padStart(6, '0')}` }
}

export const orderPath = (customer: number) => `/write/Quotes/orderRequests/${customer}`

export const placedPath = (number: string) => `/read/Quotes/orderRequest/${number}`
export const placedFilePath = (number: string) => `/content/Quotes/orderFile/${number}`
export const placedListPath = (customer: number) => `/read/Quotes/orderRequests/${customer}`

export const pricesPath = (customer: number, rows: string) =>
  `/read/Quotes/orderPrices/${customer}?${new URLSearchParams({ rows })}`

export const orderForm = (name: string, rows: string, file = '%PDF-1.7', total?: number) => {
  const form = new FormData()
  form.append('nombrePO', name)
  form.append('rows', rows)
  if (total !== undefined) form.append('total', String(total))
  if (file !== '') form.append('file', new Blob([file]), 'po.pdf')
  return form
}

/** Inserts an order of four pieces of a new quote, in two releases. */
export async function addPlacedOrder(
  api: Pick<Api, 'rows' | 'dataDir'>,
  { customer, number, name = number }: { customer: number; number: string; name?: string },
) {
  const quote = await addQuote(api, { customer, quantity: 4, price: 1_000 })
  const file = await plantFile(api, '%PDF-1.7', 'po.pdf')
  await api.rows.ask(
    `insert into order_requests (number, customer_id, user_id, name, name_key, file_id, placed_at, total)
      select cast(? as text), cast(? as integer), min(users.id), cast(? as text), cast(? as text), cast(? as text),
        '2026-11-04T12:00:00.000Z', 4000 from users`,
    number,
    customer,
    name,
    name.toLowerCase(),
    file,
  )
  for (const release of [1, 2])
    await api.rows.ask(
      `insert into order_request_lines (request_id, position, quote_id, line, release, quantity, price, requested_on)
        select order_requests.id, cast(? as integer), cast(? as integer), 1, cast(? as integer), 2, 1000, '2026-12-01'
        from order_requests where number = ?`,
      release,
      quote.id,
      release,
      number,
    )
  return { quote, file }
}
