import { pdf } from './documents.ts'
import { type Plant, withProduct } from './plant.ts'
import {
  auth,
  type CompanyCall,
  content,
  Document,
  inValue,
  notFound,
  RejectionError,
  read,
  type SentFile,
  type ServiceRequest,
  withoutAddress,
  write,
} from './service.ts'

interface Concession {
  readonly id: number
  readonly customer: number
  readonly at: number
  approval: SentFile | null
  providerComment: string | null
  customerComment: string | null
}

/** Concessions, approvals, the quality dashboard and the scorecard. */
export const qualityCalls = (plant: Plant): CompanyCall[] => {
  const concessions: Concession[] = plant.customers.flatMap(({ id }) =>
    [0, 1].map((at) => ({
      id: id * 10 + at,
      customer: id,
      at,
      approval: null,
      providerComment: null,
      customerComment: null,
    })),
  )
  const months = () => Array.from({ length: 12 }, (_, at) => ({ ...plant.month(11 - at), at }))
  const own = (request: ServiceRequest) => plant.customer(request, request.params.customer)

  const rowOf = (one: Concession) => {
    const line = plant.linesOf(one.customer)[one.at]
    const name = one.approval?.name ?? null
    return withProduct(plant, {
      ID: one.id,
      '{product}NCR': `${one.at === 0 ? 'FF' : 'FA'}-${one.id}`,
      PO: line?.order ?? null,
      '{product}PartNumber': line?.part.number ?? '',
      CustomerPartNumber: line?.part.customerNumber ?? '',
      Type: 'Dimensional',
      Qty: 2,
      NotificationDate: plant.date(-14),
      HasDocument: true,
      documentos: [{ Nombre: `NCR ${one.id}.pdf`, IdFile: `N${one.id}` }],
      ClientApprovalDocument: one.approval ? `P${one.id}` : null,
      ClientApprovalDocumentName: name,
      ClientApprovalDocumentExtension: name?.split('.').at(-1) ?? null,
      '{product}Comments': one.providerComment,
      ClientComments: one.customerComment,
    })
  }
  const found = (request: ServiceRequest, id: unknown) => {
    const one = concessions.find((candidate) => candidate.id === Number(id))
    if (!one) throw notFound()
    plant.customer(request, one.customer)
    return one
  }
  const comment = (request: ServiceRequest) => {
    const one = found(request, request.params.id)
    const isByProvider = request.body[plant.named('by{product}')] === true
    one[isByProvider ? 'providerComment' : 'customerComment'] = String(request.body.comment)
    return { message: 'Message sent successfully!' }
  }
  const approve = (request: ServiceRequest) => {
    const one = found(request, request.params.id)
    const [file] = request.files
    if (!file) throw new RejectionError(422, { error: 'A file is needed.' })
    plant.customer(request, request.body.idCustomer)
    one.approval = file
    return { message: 'Approval file sent successfully!', IdFile: `P${one.id}` }
  }
  const documentOf = (request: ServiceRequest) => {
    const file = String(request.params.file)
    const { approval } = found(request, file.slice(1))
    return file.startsWith('P') && approval ? new Document(approval.type, approval.bytes) : pdf(`Document ${file}`)
  }

  const approvals = (request: ServiceRequest) => {
    const waiting = plant.linesOf(own(request).id).filter(({ step }) => step === 'Approval' || step === 'NDT')
    return waiting.map((line, at) =>
      withProduct(plant, {
        '{product}PartNumber': line.part.number,
        CustomerPartNumber: line.part.customerNumber,
        PO: line.order,
        Cantidad: line.quantity,
        InitialApprovalDate: plant.date(-19 - at),
      }),
    )
  }

  const desk = (request: ServiceRequest) => {
    const { id } = own(request)
    return [
      {
        openConsessions: concessions.filter(({ customer }) => customer === id).length,
        totApprovals: 2,
        id: 'g-200',
        nombreCompleto: 'Rosa Garza',
        correoElectronico: 'rosa.garza@company.example',
        idBack: 'g-201',
        nombreBack: 'Luis Vega',
        correoBack: 'luis.vega@company.example',
        idDP: null,
        nombreDP: null,
        correoDP: null,
      },
    ]
  }

  /** Returns the rows of the scorecard's series that a chart needs. */
  const scored =
    (row: (month: { year: number; month: number; at: number }) => object[]) => (request: ServiceRequest) => {
      plant.customer(request, request.body.client_id)
      return months().flatMap((month) =>
        row(month).map((fields) => ({ Periodo: month.year, Mes: month.month, ...fields })),
      )
    }
  const shares = [80, 15, 5]

  return [
    read('GET', '/api/Main/:customer/dashboardQualityGrap', (request) => {
      own(request)
      return months().map(({ year, month, at }) => ({
        year,
        month,
        average: at === 2 ? -1 : 95 + (at % 5),
        totNCR: at % 3,
      }))
    }),
    read('GET', '/api/Main/:customer/dashboardPhotoQuality', desk),
    auth(
      'POST',
      '/api/scorecard-otd/',
      scored(() => shares.map((PorcentajeCumplio, at) => ({ PorcentajeCumplio, TotalDePiezas: 40, Serie: at + 1 }))),
    ),
    auth(
      'POST',
      '/api/scorecard-consessions/',
      scored(() => [{ PorcentajePiezasBuenas: 97, PorcentajePiezasConConsulta: 3, TotalDePiezas: 40 }]),
    ),
    auth(
      'POST',
      '/api/scorecard-sales/',
      scored(({ at }) => [{ Dolares: 80_000 + 1_000 * at, DolaresHistoria: 76_000 + 900 * at }]),
    ),
    auth(
      'POST',
      '/api/scorecard-payment-history/',
      scored(() => shares.map((Porcentaje, at) => ({ Porcentaje, MontoDlls: 500 * Porcentaje, Serie: at + 1 }))),
    ),
    content('GET', '/api/Consessions/:file/Document', documentOf),
    ...withoutAddress([
      read('GET', '/api/Consessions/:customer', (request) => {
        const { id } = own(request)
        return inValue(concessions.filter(({ customer }) => customer === id).map(rowOf))
      }),
      write('POST', '/api/Consessions/:id/Comments', comment),
      write('POST', '/api/Consessions/:id/Approval', approve),
      read('GET', '/api/Customers/:customer/approvals', approvals),
      read('GET', '/api/Main/:customer/dashboardNcr', (request) => {
        own(request)
        return months().map(({ year, month, at }) => ({ mes: month, periodo: year, totalAbiertas: at % 4 }))
      }),
    ]),
  ]
}
