import { pdf } from './documents.ts'
import type { Customer, Plant } from './plant.ts'
import {
  type CompanyCall,
  content,
  Document,
  notFound,
  RejectionError,
  read,
  type SentFile,
  type ServiceRequest,
  textOf,
  withoutAddress,
  write,
} from './service.ts'

interface Bar {
  readonly id: number
  readonly customer: number
  readonly heat: string
  readonly name: string
  readonly received: number
  isApproved: boolean | null
  approvedOn: string | null
  file: SentFile | null
}

interface Offer {
  readonly id: number
  readonly customer: number
  readonly proposed: number
  /** 1 pending, 2 agreed, 3 accepted, 4 declined, 5 cancelled. */
  status: number
  decidedOn: string | null
  file: SentFile | null
}

const barsOf = ({ id }: Customer): Bar[] =>
  Array.from({ length: 4 }, (_, at) => ({
    id: id * 10 + at,
    customer: id,
    heat: `H${id}${at < 2 ? 'A' : 'B'}`,
    name: `B-${at + 1}`,
    received: -5 * (at + 1),
    isApproved: at === 3 ? true : null,
    file: null,
    approvedOn: null,
  }))

/** Raw material, scrap and the offers for it. */
export const materialCalls = (plant: Plant): CompanyCall[] => {
  const bars = plant.customers.flatMap(barsOf)
  for (const bar of bars) if (bar.isApproved) bar.approvedOn = plant.date(-1)
  const offers: Offer[] = plant.customers.flatMap(({ id }) =>
    [1, 2, 3, 4, 5].map((status) => ({
      id: id * 10 + status,
      customer: id,
      proposed: -7 * status,
      status,
      file: null,
      decidedOn: status === 1 ? null : plant.date(-2),
    })),
  )

  const own = <Row extends { customer: number }>(
    request: ServiceRequest,
    rows: readonly Row[],
    id: unknown = request.params.customer,
  ) => {
    const customer = plant.customer(request, id)
    return rows.filter((row) => row.customer === customer.id)
  }
  const one = <Row extends { id: number; customer: number }>(
    request: ServiceRequest,
    rows: readonly Row[],
    id: unknown,
  ) => {
    const row = rows.find((candidate) => candidate.id === Number(id))
    if (!row) throw notFound()
    plant.customer(request, row.customer)
    return row
  }

  const movements = (request: ServiceRequest) => {
    const lot = textOf(request.query.get('productionLot'))
    return own(request, bars)
      .map((bar, at) => ({
        fechaRecibido: plant.date(bar.received),
        colada: bar.heat,
        nombreBarra: bar.name,
        pesoKilos: 812.5,
        clienteOrden: `${bar.customer}450001`,
        fechaCorte: plant.date(-1),
        partNumber: `${bar.customer}-PN-1`,
        productionLot: `L-${bar.customer}-${at % 2}`,
        bohlerSerialNumber: `S-${bar.id}`,
        scrap: 4.25,
        pesoEntrada: 812.5,
        balance: 180.5,
        amountPieces: 6,
        cuttingEnds: 11.75,
        cuttingEndUsable: 0,
        cantidadPiezasLot: at % 2 === 0 ? 12 : 24,
      }))
      .filter((row) => lot === null || row.productionLot === lot)
  }

  const approvals = (request: ServiceRequest) => {
    const heat = textOf(request.query.get('heat'))
    return own(request, bars)
      .filter((bar) => heat === null || bar.heat === heat)
      .map((bar) => ({
        idBarra: bar.id,
        aprobada: bar.isApproved === true,
        colada: bar.heat,
        fechaLlegada: plant.date(bar.received),
        fechaAprobada: bar.approvedOn,
      }))
  }

  const approve = (request: ServiceRequest) => {
    const bar = one(request, bars, request.body.idHeat)
    const isApproved = String(request.body.approved) === 'true'
    const [file = null] = request.files
    if (isApproved ? !file : !textOf(request.body.comment))
      throw new RejectionError(422, { error: 'A file or a reason is needed.' })
    Object.assign(bar, { isApproved, file, approvedOn: isApproved ? plant.date(0) : null })
    return { message: 'Approval successfully submitted.' }
  }

  const cuttingEnd = (bar: Bar) => ({ heat: bar.heat, carpenterBar: bar.name, pesoInicial: 812.5, peso: 21.4 })
  const punchOut = ({ customer }: Bar, at: number) => ({
    partNumber: at === 0 ? '' : `${customer}-PN-1`,
    standar: at === 0 ? 'Sin Identificar' : `F${customer}01`,
    peso: 1_520.6,
    [plant.named('{product}PartNumber')]: `F${customer}01`,
    ultimaFecha: plant.date(-2),
  })
  const scrapPiece = ({ customer }: Bar, at: number) => ({
    productNumber: `${customer}-PN-2`,
    bohlerPartNumber: `BP-${at}`,
    status: 'Rejected',
    peso: 64.2,
    [plant.named('{product}NCR')]: at === 0 ? 'FF-1204' : null,
  })
  const items = (request: ServiceRequest) => {
    const offer = one(request, offers, request.params.id)
    const [first, second] = bars.filter(({ customer }) => customer === offer.customer)
    if (!first || !second) return []
    return [
      { tipo: 1, ...punchOut(first, 1) },
      { tipo: 2, ...cuttingEnd(first) },
      { tipo: 3, ...scrapPiece(second, 0) },
    ]
  }

  const offerRow = (offer: Offer) => ({
    id: offer.id,
    proposalDate: plant.date(offer.proposed),
    totalInventory: 1_606.2,
    offered: 2.15,
    idEstatus: offer.status,
    desicionDate: offer.decidedOn,
    files: [],
  })
  const offersOf = (request: ServiceRequest) => {
    const [start, end] = [textOf(request.query.get('start')), textOf(request.query.get('end'))]
    const isWithin = ({ proposed }: Offer) => {
      const on = plant.day(proposed)
      return (start ?? on) <= on && on <= (end ?? on)
    }
    return own(request, offers).filter(isWithin).map(offerRow)
  }
  const decide = (request: ServiceRequest) => {
    const offer = one(request, offers, request.params.id)
    if (offer.status !== 1) throw new RejectionError(409, { error: 'The offer is decided.' })
    Object.assign(offer, { status: request.body.aceptado === true ? 2 : 4, decidedOn: plant.date(0) })
    return { message: 'Sent' }
  }
  const invoiceOffer = (request: ServiceRequest) => {
    const offer = one(request, offers, request.params.id)
    const [file] = request.files
    if (offer.status !== 2 || !file) throw new RejectionError(409, { error: 'There is no agreement to invoice.' })
    Object.assign(offer, { status: 3, file })
    return { message: 'Sent' }
  }
  const fileOf = (file: SentFile | null, title: string) => (file ? new Document(file.type, file.bytes) : pdf(title))

  return [
    read('GET', '/api/Customers/:customer/incomingOutgoingMaterial', movements),
    read('GET', '/Bar/:customer/inventory', (request) =>
      own(request, bars).map((bar, at) => ({
        heat: bar.heat,
        carpenterBar: bar.name,
        billetSize: 8,
        pesoInicial: 812.5,
        pesoFinal: at === 0 ? 166 : 540.25,
        barId: bar.id,
      })),
    ),
    read('GET', '/Bar/:id/inventoryDetail', (request) => {
      const bar = one(request, bars, request.params.id)
      return ['Cut', 'Cut', 'Planned'].map((estatus, at) => ({
        id: bar.id * 10 + at,
        piece: at + 1,
        serialNumber: `S-${bar.id}-${at + 1}`,
        inputWeight: 132.4,
        estatus,
        percentBarra: 16.3,
      }))
    }),
    read('GET', '/api/Customers/:customer/aprovalMaterial', approvals),
    write('POST', '/Bar/approved', approve),
    content('GET', '/api/Customers/:customer/approvalDocument', (request) => {
      plant.customer(request, request.params.customer)
      return pdf(`QST7 report of ${request.query.get('Heat')}`)
    }),
    content('GET', '/api/Bar/:heat/approvalDocument', (request) => {
      const bar = bars.find(({ heat }) => heat === request.params.heat)
      if (!bar) throw notFound()
      plant.customer(request, bar.customer)
      return fileOf(bar.file, `Approval of ${bar.name}`)
    }),
    read('GET', '/Bar/:customer/surplusInventory', (request) => own(request, bars).map(cuttingEnd)),
    read('GET', '/Bar/:customer/tejosInventory', (request) => own(request, bars).map(punchOut)),
    read('GET', '/Bar/:customer/scrapInventory', (request) => own(request, bars).slice(0, 2).map(scrapPiece)),
    read('GET', '/api/Customers/:customer/offers', offersOf),
    write('POST', '/Quotes/:id/submitOffer', decide),
    write('POST', '/Quotes/:id/submitOfferFile', invoiceOffer),
    content('GET', '/api/Quotes/:id/purchaseAgreement/', (request) =>
      pdf(`Purchase agreement ${one(request, offers, request.params.id).id}`),
    ),
    content('GET', '/api/Quotes/:id/aprobationOfferDocument/', (request) => {
      const offer = one(request, offers, request.params.id)
      return fileOf(offer.file, `Invoice for offer ${offer.id}`)
    }),
    ...withoutAddress([read('GET', '/Quotes/:id/inventoryDetail', items)]),
  ]
}
