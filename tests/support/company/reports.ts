import { type Line, type Plant, steps, withProduct } from './plant.ts'
import {
  type CompanyCall,
  inValue,
  RejectionError,
  read,
  type ServiceRequest,
  textOf,
  withoutAddress,
  write,
} from './service.ts'

/** Reports of open lines for direct customers and by lot, delays and consignments. */
export const reportCalls = (plant: Plant): CompanyCall[] => {
  const etas = new Map<string, string>()
  const trackingOf = (line: Line) => (line.status === 'In Transit' ? `TRK-${line.id}` : '-')
  const isLate = ({ status }: Line) => status === 'Late' || status === 'Delay'

  const rowOf = (line: Line) => {
    const counts = steps.filter((step) => step !== 'Other')
    const tracking = trackingOf(line)
    return withProduct(plant, {
      CustomerName: plant.customerOf(line.customer).legalName,
      PO: line.order,
      Horizon: 'Firm',
      Release: '1',
      CustomerPartNumber: line.part.customerNumber,
      '{product}PartNumber': line.part.number,
      PNDescription: line.part.description,
      Material: line.part.material,
      Qty: line.quantity,
      CustomerRequestDate: plant.date(line.requested),
      Shipped: line.isConfirmed ? 0 : line.shipped,
      '{product}CommitmentDate': line.newDate ?? plant.date(line.committed),
      Status: isLate(line) ? 'Late' : 'On Time',
      ...Object.fromEntries(counts.map((step) => [step, step === line.step ? line.quantity - line.shipped : 0])),
      FechaDispMP: plant.date(-50),
      ConfigurationDate: plant.date(-80),
      FacturationDate: null,
      DateToUpdate: null,
      FechaETA: etas.get(tracking) ?? null,
      TotalLeadTime: 120,
      GAP: isLate(line) ? 9 : 0,
      TrackingNumber: tracking,
      Mode: tracking === '-' ? '' : 'Air',
      CantNCR: 0,
      NCR: '',
      SellerComment: line.sellerComment,
      IsConfirmed: line.isConfirmed,
      HasComment: line.customerComment !== null,
      'Id{product}Order': line.id,
    })
  }

  /** By lot, the customer's own lines; otherwise those of its direct customers. */
  const lines = (request: ServiceRequest) => {
    const { id } = plant.customer(request, request.params.customer)
    const { query } = request
    const [pn, po, engine, material] = ['pn', 'po', 'engine', 'material'].map((name) => textOf(query.get(name)))
    const status = { 1: 'Late', 3: 'On Time' }[query.get('status') ?? '']
    const isMeant = (line: Line) =>
      (pn ?? line.part.customerNumber) === line.part.customerNumber &&
      (po ?? line.order) === line.order &&
      (engine ?? line.part.description) === line.part.description &&
      (material ?? line.part.material) === line.part.material &&
      (status === undefined || status === (isLate(line) ? 'Late' : 'On Time'))
    return inValue(plant.linesOf(id).filter(isMeant).map(rowOf))
  }

  const ownLine = (request: ServiceRequest) => {
    const line = plant.lineOf(Number(request.params.id))
    plant.customer(request, line.customer)
    return line
  }

  const answerLine = (request: ServiceRequest) => {
    plant.provider(request)
    const line = ownLine(request)
    const [date, comment] = [textOf(request.body.fechaActualizada), textOf(request.body.comentarioVendedor)]
    if (date !== null) line.newDate = plant.dateOf(date)
    if (comment !== null) line.sellerComment = comment
    return { message: 'Sent' }
  }

  const delayRow = (line: Line) => ({
    IdOP: line.id,
    segment: 'Discs',
    order: line.job,
    po: line.order,
    std: line.part.number,
    Qty: line.quantity,
    invoiceQty: line.shipped,
    usd: (line.quantity - line.shipped) * line.part.price,
    shippingDate: plant.date(line.committed),
    newShippingDate: line.newDate,
    FechaModificada: line.changedOn,
  })
  const openLines = () => plant.lines.filter(({ quantity, shipped }) => quantity > shipped)

  const changeDates = (request: ServiceRequest) => {
    plant.provider(request)
    const changes = Array.isArray(request.body.list) ? request.body.list : []
    for (const { idOrden, nuevaFecha, Comment } of changes) {
      if (!textOf(Comment)) throw new RejectionError(422, { error: 'A comment is required.' })
      const line = plant.lineOf(Number(idOrden))
      Object.assign(line, { newDate: plant.dateOf(nuevaFecha), changedOn: plant.date(0), reason: Comment })
    }
    return inValue({ message: 'Date(s) changed successfully.' })
  }

  return [
    read('GET', '/api/Customers/:customer/wipreportGE', lines),
    write('POST', '/Orders/:id/clientConfirm', (request) => {
      ownLine(request).isConfirmed = true
      return { message: 'Confirmed' }
    }),
    write('POST', '/Orders/:id/clientComment', (request) => {
      ownLine(request).customerComment = textOf(request.body.comentarioCliente)
      return { message: 'Sent' }
    }),
    write('POST', '/Orders/:id/dateComment', answerLine),
    write('POST', '/Customers/:customer/dateETA', (request) => {
      plant.customer(request, request.params.customer)
      etas.set(String(request.body.trackingNumber), plant.dateOf(String(request.body.fechaETA)))
      return { message: 'Sent' }
    }),
    ...withoutAddress([
      read(
        'GET',
        '/api/Customers/:customer/isLotType',
        (request) => plant.customer(request, request.params.customer).isLotType,
      ),
      read('GET', '/api/Orders/delays', (request) => {
        plant.provider(request)
        return inValue(openLines().map(delayRow))
      }),
      read('GET', '/api/Orders/consignments', (request) => {
        plant.provider(request)
        return inValue(openLines().slice(0, 4).map(delayRow))
      }),
      write('POST', '/api/Orders/dates', changeDates),
    ]),
  ]
}
