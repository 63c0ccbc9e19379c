import { pdf } from './documents.ts'
import { type Line, type Plant, steps, withProduct } from './plant.ts'
import {
  type CompanyCall,
  content,
  inValue,
  notFound,
  read,
  type ServiceRequest,
  textOf,
  withoutAddress,
} from './service.ts'

const statusOfCode: Readonly<Record<string, string>> = {
  1: 'Late',
  2: 'Delay',
  3: 'On Time',
  4: 'In Transit',
  5: 'Delivered',
  6: 'Deviation Request',
}

const open = ({ quantity, shipped }: Line) => quantity - shipped

/** Open orders, status report and work in progress. */
export const orderCalls = (plant: Plant): CompanyCall[] => {
  const commitment = (line: Line) => line.newDate ?? plant.date(line.committed)
  const acknowledged = ({ status }: Line) => status !== 'Late'

  /** Each filter matches exactly; null matches all. */
  const matching = (customer: number, by: Readonly<Record<string, unknown>>) => {
    const [status, job] = [textOf(by.status), textOf(by.job)]
    const [order, part] = [textOf(by.order), textOf(by.part)]
    return plant
      .linesOf(customer)
      .filter(
        (line) =>
          (status === null || line.status === statusOfCode[status]) &&
          (job === null || line.job === job) &&
          (order === null || line.order === order) &&
          (part === null || line.part.customerNumber === part),
      )
  }
  const searched = (request: ServiceRequest) => {
    const { body } = request
    const by = { status: body.status, job: body.JobOrder, order: body.OP, part: body.PartNumber }
    return matching(plant.customer(request, body.id).id, by)
  }

  const orders = (lines: readonly Line[]) => ({
    ListadoOpenOrders: [...Map.groupBy(lines, ({ order }) => order)].map(([pedido, own]) => ({
      pedido,
      rowspan: own.length,
      Detalle: own.map((line) => ({
        pedido,
        OP: line.job,
        NumeroParte: line.part.customerNumber,
        Estado: line.status,
        rutaConsultaCliente: `/content/api/Main/0xD${line.id}/DocumentFile`,
      })),
    })),
  })

  const dayOf = (compact: string | null) => compact?.replace(/^(\d\d)(\d\d)(\d{4})$/, '$3-$2-$1') ?? null

  const detail = (request: ServiceRequest) => {
    const { id } = plant.customer(request, request.params.customer)
    const [from, to] = [textOf(request.query.get('fechai')), textOf(request.query.get('fechaf'))].map(dayOf)
    const isMeant = (line: Line) => {
      const requested = plant.day(line.requested)
      return (
        line.order === request.query.get('pedido') && (from ?? requested) <= requested && (to ?? requested) >= requested
      )
    }
    const lines = plant.linesOf(id).filter(isMeant)
    const Detalle = lines.map((line) => ({
      OP: line.job,
      fechaentregacliente: plant.date(line.requested),
      nuevafechaentregacliente: commitment(line),
      NumeroParte: line.part.customerNumber,
      lineitem: line.item,
      cantidad: line.quantity,
      enviadas: line.shipped,
      Estado: line.status,
    }))
    return { DetalleOpenOrder: [{ fechainicio: from ?? null, fechafin: to ?? null, Detalle }] }
  }

  const statusReport = (request: ServiceRequest) => ({
    ListadoStatusReport: searched(request).map((line) => ({
      JobOrder: line.job,
      PO: line.order,
      PartNumber: line.part.customerNumber,
      POQty: line.quantity,
      OpenQty: open(line),
      Lbs: open(line) * 88.5,
      PromiseShipdate: commitment(line),
      PartialShipmentDate: null,
      ExpectedPartialQty: null,
      BalanceShipmentDate: commitment(line),
      BalanceQty: open(line),
      Currentprocess: line.step,
    })),
  })

  const statusDetail = (request: ServiceRequest) => {
    const { id } = plant.customer(request, request.params.customer)
    const lines = plant.linesOf(id).filter(({ job }) => job === request.query.get('JobOrder'))
    return lines.map((line) =>
      withProduct(plant, {
        PO: line.order,
        Release: '1',
        CustomerRequestDate: plant.date(line.requested),
        '{product}CommitmentDate': plant.date(line.committed),
        'New{product}CommitmentDate': line.newDate,
        FechaModificada: line.changedOn,
        ModifiedDateComment: line.reason,
        FechaLiberacion: plant.date(-70),
        CustomerPartNumber: line.part.customerNumber,
        '{product}PartNumber': line.part.number,
        Qty: line.quantity,
        Shipped: line.shipped,
        Balance: open(line),
        Status: line.status,
        IsAerofab: false,
        IdPedido: line.id,
        Acknowledgement: acknowledged(line),
      }),
    )
  }

  const wipLine = (line: Line) => ({
    pedido: line.order,
    fechaentregacliente: plant.date(line.requested),
    nuevafechaentregacliente: line.newDate,
    NumeroParte: line.part.customerNumber,
    cantidad: line.quantity,
    enviadas: line.shipped,
    lineitem: line.item,
    OP: line.job,
    Estado: line.status,
    Wip: [{ proceso: line.step, cantidad: open(line) }],
  })

  const wipCount = (line: Line) =>
    withProduct(plant, {
      PO: line.order,
      '{product}Order': line.job,
      '{product}PartNumber': line.part.number,
      Qty: line.quantity,
      Shipped: line.shipped,
      CustomerRequestDate: plant.date(line.requested),
      Horizon: 'Firm',
      Release: '1',
      '{product}CommitmentDate': plant.date(line.committed),
      'New{product}CommitmentDate': line.newDate,
      Status: line.status,
      IsNewIntroductionParts: false,
      IsAerofabs: false,
      PricePerPiece: line.part.price,
      ...Object.fromEntries(steps.map((step) => [step, step === line.step ? open(line) : 0])),
    })

  const openLines = (customer: number) => plant.linesOf(customer).filter((line) => open(line) > 0)
  const isOpen = (line: Line) => open(line) > 0
  const rowsOf = (request: ServiceRequest, status: string) => {
    const [pn, po] = [textOf(request.query.get('pn')), textOf(request.query.get('po'))]
    const own = openLines(plant.customer(request, request.params.customer).id)
    const isMeant = (line: Line) => (pn ?? line.part.number) === line.part.number && (po ?? line.order) === line.order
    return status === 'all' ? own.filter(isMeant) : own
  }

  const filteredWip = (request: ServiceRequest) => {
    const { body } = request
    const by = { status: body.status, job: body.jo, order: body.op, part: body.partnumber }
    return { wipdetalle: matching(plant.customer(request, body.id).id, by).filter(isOpen).map(wipLine) }
  }

  const headers = (request: ServiceRequest) => {
    const { id } = plant.customer(request, request.params.customer)
    const numbers = request.body[plant.named('{product}PartNumbers')]
    const status =
      Array.isArray(numbers) && numbers.length > 0 ? numbers : plant.linesOf(id).map(({ part }) => part.number)
    const each = [...new Set(status)]
    return inValue(each.flatMap((Std) => ['Cutting', 'Forging', 'Machining'].map((Proceso) => ({ Std, Proceso }))))
  }

  const acknowledgement = (request: ServiceRequest) => {
    const { id } = plant.customer(request, request.params.customer)
    const line = plant.linesOf(id).find((one) => one.order === request.params.order && acknowledged(one))
    return { DetalleOpenOrder: line ? `/content/api/Orders/${line.id}/acknowledgement` : null }
  }

  const ownLine = (request: ServiceRequest, id: unknown) => {
    const line = plant.lineOf(Number(id))
    plant.customer(request, line.customer)
    return line
  }
  const report = (request: ServiceRequest, title: string) =>
    pdf(`${title} of ${plant.customer(request, request.params.customer).name}`)

  return [
    read('GET', '/OpenOrders/Listado/:customer', (request) =>
      orders(plant.linesOf(plant.customer(request, request.params.customer).id)),
    ),
    // These three have a specified payload but no method, so they are POST.
    read('POST', '/OpenOrders/ListadoFiltrado/', (request) => orders(searched(request))),
    read('POST', '/OpenOrders/StatusReportSteel/', statusReport),
    read('POST', '/WIP/getwipdetallefiltrado/', filteredWip),
    // Its four parameters are specified without a place: the customer is in the path, the others are in the query.
    read('GET', '/OpenOrders/Detalle/:customer', detail),
    read('GET', '/OpenOrders/Getacknowledgment/:customer/:order', acknowledgement),
    read('GET', '/WIP/getwipdetalle/:customer', (request) => ({
      wipdetalle: openLines(plant.customer(request, request.params.customer).id).map(wipLine),
    })),
    read('GET', '/api/Customers/:customer/wipreport', (request) => inValue(rowsOf(request, 'all').map(wipCount))),
    read('GET', '/api/Customers/:customer/wipEstatusReport', statusDetail),
    content('GET', '/api/Main/0x:hash/DocumentFile', (request) => {
      const line = ownLine(request, (request.params.hash ?? '').slice(1))
      return pdf(`Drawing of ${line.part.customerNumber}`)
    }),
    content('GET', '/api/Orders/:id/acknowledgement', (request) => {
      const line = ownLine(request, request.params.id)
      if (!acknowledged(line)) throw notFound()
      return pdf(`Acknowledgement of ${line.order}`)
    }),
    content('GET', '/OpenOrders/Getstatusreport/:id/:customer', (request) => report(request, 'Status report')),
    content('GET', '/OpenOrders/Getcronograma/:customer/:order', (request) => report(request, 'Schedule')),
    content('GET', '/OpenOrders/Getcronogramacompleto/:customer/:order/:job/:status', (request) =>
      report(request, 'Complete schedule'),
    ),
    ...withoutAddress([read('POST', '/api/Customers/:customer/processHeaders', headers)]),
  ]
}
