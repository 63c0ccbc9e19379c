import { pdf } from './documents.ts'
import { type Plant, withProduct } from './plant.ts'
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

interface Quote {
  readonly id: number
  readonly customer: number
  readonly number: string
  /** Days from today until the price expires; null if there is no quote. */
  readonly expires: number | null
  readonly price: number | null
  readonly quantity: number
  readonly hasOrder: boolean
  feedback: string | null
}

/** Quote history and the quote screen. Their addresses are not specified. */
export const quoteCalls = (plant: Plant): CompanyCall[] => {
  const quotes: Quote[] = plant.customers.flatMap(({ id }) => {
    const quote = (at: number, expires: number | null, price: number | null): Quote => ({
      id: id * 10 + at,
      customer: id,
      number: `Q-${id}${at}`,
      expires,
      price,
      quantity: 10 * at,
      hasOrder: at === 2,
      feedback: at === 4 ? 'Lead time is fine.' : null,
    })
    return [quote(1, 20, 1_840.75), quote(2, 12, 990), quote(3, null, null), quote(4, -2, 2_310.5)]
  })

  const statusOf = ({ price, hasOrder, expires }: Quote) => {
    if (price === null) return 'No Quote'
    if (hasOrder) return 'Ordered'
    return expires !== null && expires < 0 ? 'Expired' : 'Quoted'
  }
  const rowOf = (quote: Quote) =>
    withProduct(plant, {
      rfqNumber: `RFQ-${quote.id}`,
      quoteId: quote.id,
      cotizacion: quote.number,
      revision: 1,
      revisionid: quote.id,
      partida: 1,
      qty: quote.quantity,
      leadtime: quote.price === null ? null : 12,
      de: 24.5,
      di: 18,
      h: 3.25,
      precio: quote.price,
      estatus: statusOf(quote),
      noQuote: quote.price === null,
      '{product}CommitDate': null,
      customerRequestDate: plant.date(-9),
      quoteExpirationDate: quote.expires === null ? null : plant.date(quote.expires),
      tienePedidoLigado: quote.hasOrder,
      feedbackEnviado: quote.feedback !== null,
      feedback: quote.feedback,
    })

  const own = (request: ServiceRequest, id: unknown = request.params.customer) => {
    const customer = plant.customer(request, id)
    return quotes.filter((quote) => quote.customer === customer.id)
  }
  const found = (request: ServiceRequest, isMeant: (quote: Quote) => boolean) => {
    const quote = quotes.find(isMeant)
    if (!quote) throw notFound()
    plant.customer(request, quote.customer)
    return quote
  }
  const list = (request: ServiceRequest) => {
    const [number, status] = [textOf(request.params.number), textOf(request.params.status)]
    const isMeant = (quote: Quote) =>
      (number ?? quote.number) === quote.number && (status === null || status === statusOf(quote))
    return { ListadoEquote: own(request).filter(isMeant).map(rowOf) }
  }
  const detail = (request: ServiceRequest) => {
    const quote = found(request, ({ id }) => id === Number(request.params.id))
    return [
      {
        quoteDate: plant.date(-10),
        mail: 'carl.weber@northwind.example',
        measurementUnit: 'in',
        partNumber: `${quote.customer}-PN-1`,
        quantity: quote.quantity,
        materialSpec: 'AMS 5663',
        machiningCondition: 'Rough machined',
        drawingRevision: 'B',
        comments: null,
        additionalDocs: [],
        customerDraw: null,
      },
    ]
  }
  const feedback = (request: ServiceRequest) => {
    plant.customer(request, request.body.idCustomer)
    const quote = found(request, ({ id }) => `RFQ-${id}` === request.body.rfqNumber)
    quote.feedback = String(request.body.message)
    return { message: 'Sent' }
  }
  const mail = (request: ServiceRequest) => {
    own(request)
    if (!textOf(request.body.comentario)) throw new RejectionError(422, { error: 'A comment is needed.' })
    return { message: 'Sent' }
  }

  const options = (...names: string[]) => names.map((Nombre, at) => ({ Guid: `o-${at + 1}`, Nombre }))
  const quotePart = (request: ServiceRequest) => {
    const customer = plant.customer(request, request.params.customer)
    const { de, di, h, cantidad, numeroCotizacion } = request.body
    const [outer, inner, length, quantity] = [de, di, h, cantidad].map(Number) as [number, number, number, number]
    const price = Math.round(100 * (outer ** 2 - inner ** 2) * length * 0.42) / 100
    const id = Math.max(...quotes.map((quote) => quote.id)) + 1
    const number = textOf(numeroCotizacion) ?? `Q-${id}`
    quotes.push({ id, customer: customer.id, number, expires: 30, price, quantity, hasOrder: false, feedback: null })
    const result = { Cotizacion: number, Cantidad: quantity, Semanas: 14, Costo: price, Error: '' }
    return { ObtenerPartidaGeneradaResult: result }
  }

  return withoutAddress([
    read('GET', '/EQuoteService/ListadoEquote/:customer/:number/:status', list),
    read('GET', '/EQuoteService/Detalle/:id', detail),
    write('POST', '/EQuoteService/EnviarFeedback', feedback),
    write('POST', '/EQuoteService/CorreoFeedback/:customer', mail),
    write('POST', '/EQuoteService/CorreoRequote/:customer', mail),
    content('GET', '/EQuoteService/Cotizacion/:number/:revision', (request) =>
      pdf(`Quote ${found(request, ({ number }) => number === request.params.number).number}`),
    ),
    // The setup calls of the quote screen are specified by name only: their fields are the ones that the portal reads.
    read('GET', '/EQuoteService/ObtenerContacto/:customer', (request) => {
      const { crmId, name } = plant.customer(request, request.params.customer)
      const flags = { soloAnillos: false, opcionesEspeciales: true, direccionEmbarque: true }
      return { idCRM: crmId, nombreCliente: name, ...flags }
    }),
    read('GET', '/EQuoteService/ObtenerEspecificaciones/:customer', () => options('AMS 5662', 'AMS 5663')),
    read('GET', '/EQuoteService/ObtenerOpcionesTT/:customer/:spec', () => options('Solution', 'Solution and aged')),
    read('GET', '/EQuoteService/ObtenerOpcionesMaquinado/:customer', () => options('As forged', 'Rough machined')),
    read('GET', '/EQuoteService/ObtenerOpcionesUT/:customer', () => options('None', 'AMS 2154 class A')),
    read('GET', '/EQuoteService/ObtenerDireccionesEmbarque/:customer', () => [
      { strDireccionEmbarque: '100 Mill Road, Cincinnati, OH 45202' },
    ]),
    write('POST', '/EQuoteService/ObtenerPartidaGenerada/:customer', quotePart),
    write('POST', '/EQuoteService/ObtenerCorreoEnviado/:customer', (request) => {
      own(request)
      return { ObtenerCorreoEnviadoResult: { Error: '0', Mensaje: `Sent to ${request.body.correo}` } }
    }),
  ])
}
