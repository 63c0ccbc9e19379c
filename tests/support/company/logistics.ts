import { pdf, zip } from './documents.ts'
import type { Line, Plant } from './plant.ts'
import {
  type CompanyCall,
  content,
  inValue,
  read,
  type ServiceRequest,
  textOf,
  withoutAddress,
  write,
} from './service.ts'

/** Loads that are ready, on their way and delivered, with their documents. */
export const logisticsCalls = (plant: Plant): CompanyCall[] => {
  const invoiceOf = (line: Line) => `FA-${line.customer}9${line.item}`
  const own = (request: ServiceRequest, id: unknown, ...statuses: string[]) =>
    plant.linesOf(plant.customer(request, id).id).filter(({ status }) => statuses.includes(status))

  const readyRow = (line: Line, at: number) => ({
    Invoice: invoiceOf(line),
    CustomerRequestDate: plant.date(line.requested),
    PO: line.order,
    CustomerPN: line.part.customerNumber,
    Quantity: line.quantity,
    TotalFactura: line.quantity * line.part.price,
    NotificationDate: plant.date(-3 - 9 * at),
    Nombre: 'Ex Works',
    IdIncoterm: 5,
    HashOrderId: `A${line.id}`,
    HashFolioId: `F${line.id}`,
    CoC: `COC-${line.id}`,
    DireccionEmbarque: '100 Mill Road',
    CodigoPostal: '45202',
    Ciudad: 'Cincinnati',
    Pais: 'USA',
  })

  const ready = (request: ServiceRequest) => {
    const [pn, po] = [textOf(request.query.get('pn')), textOf(request.query.get('po'))]
    const isMeant = (line: Line) =>
      (pn ?? line.part.customerNumber) === line.part.customerNumber && (po ?? line.order) === line.order
    return inValue(own(request, request.params.customer, 'Deviation Request', 'Delay').filter(isMeant).map(readyRow))
  }

  // No envelope is specified, so it is the same as for ready loads.
  const inTransit = (request: ServiceRequest) =>
    inValue(
      own(request, request.params.customer, 'In Transit').map((line) => ({
        Invoice: invoiceOf(line),
        CustomerRequestDate: plant.date(line.requested),
        PO: line.order,
        CustomerPN: line.part.customerNumber,
        PickUpDate: plant.date(-2),
        Transportista: 'Transportes del Norte',
        NumeroGuia: `TRK-${line.id}`,
      })),
    )

  const link = (line: Line, kind: string) => `/content/api/Main/0x${kind}${line.id}/DocumentFile`

  const shipments = (request: ServiceRequest) => {
    const { body } = request
    const [job, order, part] = [textOf(body.JobOrder), textOf(body.PurchaseOrder), textOf(body.PartNumber)]
    const isMeant = (line: Line) =>
      (job ?? line.job) === line.job &&
      (order ?? line.order) === line.order &&
      (part ?? line.part.customerNumber) === line.part.customerNumber
    const gone = own(request, body.id, 'In Transit', 'Delivered').filter(isMeant)
    return gone.map((line) => ({
      PO: `${line.order} - ${line.item}`,
      Cantidad: line.shipped,
      PN: line.part.customerNumber,
      JO: line.job,
      Mtrs: [link(line, 'D')],
      Facturas: [],
      PacketList: [link(line, 'D')],
      Bols: [link(line, 'D')],
      Xml: [],
      ETA: plant.date(4),
      LoadStatus: line.status,
      LastLocation: 'Laredo, TX',
    }))
  }

  const bulk = (request: ServiceRequest) => {
    plant.customer(request, request.body.IdCliente)
    const jobs = Array.isArray(request.body.OpsLst) ? request.body.OpsLst : String(request.body.Ops ?? '').split(',')
    const line = plant.lines.find(({ job }) => jobs.includes(job))
    return { Respuesta: line ? link(line, 'D') : null }
  }

  /** Documents behind comma-joined links, of the customer's own loads only. */
  const zipped = (asked: ServiceRequest) => {
    const ids = [...String(asked.body.links ?? '').matchAll(/\/0xD(\d+)\//g)].map(([, line]) => Number(line))
    const own = plant.customersOf(asked.person).flatMap((id) => plant.linesOf(id))
    const lines = own.filter((line) => ids.includes(line.id))
    return zip(lines.map((line) => ({ name: `${line.job}.pdf`, bytes: pdf(`Documents of ${line.job}`).bytes })))
  }

  return [
    read('GET', '/api/Customers/:customer/readyToShip', ready),
    read('GET', '/api/Customers/:customer/inTransit', inTransit),
    read('POST', '/Documents/ObtenerDetalle', shipments),
    write('POST', '/Documents/ObtenerArchivosMasivos', bulk),
    write('POST', '/DownloadZipShipment', zipped),
    content('GET', '/ObtenerCertificadosxOP/0x:order/0x:folio/:certificate', ({ params }) =>
      pdf(`Certificate of conformance ${params.certificate}`),
    ),
    ...withoutAddress([
      read('GET', '/api/Customers/:customer/unitType', (request) => {
        const { id } = plant.customer(request, request.params.customer)
        return { elements: [{ tipo: id === 101 ? 1 : 2 }] }
      }),
    ]),
  ]
}
