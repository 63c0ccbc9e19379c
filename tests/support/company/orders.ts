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
  ...{ 1: 'Late', 2: 'Delay', 3: 'On Time', 4: 'In Transit', 5: 'Delivered', 6: 'Deviation Request' },
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
  const searched = (asked: ServiceRequest) => {
    const { body } = asked
    const by = { status: body.status, job: body.JobOrder, order: body.OP, part: body.PartNumber }
    return matching(plant.customer(asked, body.id).id, by)
  }

  const orders = (lines: readonly Line[]) => ({
    ListadoOpenOrders: [...Map.groupBy(lines, ({ order }) => order)].map(([pedido, own]) => ({
      ...{ pedido, rowspan: own.length },
      Detalle: own.map((line) => ({
        ...{ pedido, OP: line.job, NumeroParte: line.part.customerNumber, Estado: line.status },
        rutaConsultaCliente: `/content/api/Main/0xD${line.id}/DocumentFile`,
      })),
    })),
  })

  const dayOf = (compact: string | null) => compact?.replace(/^(\d\d)(\d\d)(\d{4})$/, '$3-$2-$1') ?? null

  const detail = (asked: ServiceRequest) => {
    const { id } = plant.customer(asked, asked.params.customer)
    const [from, to] = [textOf(asked.query.get('fechai')), textOf(asked.query.get('fechaf'))].map(dayOf)
    const isMeant = (line: Line) => {
      const requested = plant.day(line.requested)
      return (
        line.order === asked.query.get('pedido') && (from ?? requested) <= requested && (to ?? requested) >= requested
      )
    }
    const lines = plant.linesOf(id).filter(isMeant)
    const Detalle = lines.map((line) => ({
      ...{ OP: line.job, fechaentregacliente: plant.date(line.requested), nuevafechaentregacliente: commitment(line) },
      ...{ NumeroParte: line.part.customerNumber, lineitem: line.item, cantidad: line.quantity },
      ...{ enviadas: line.shipped, Estado: line.status },
    }))
    return { DetalleOpenOrder: [{ fechainicio: from ?? null, fechafin: to ?? null, Detalle }] }
  }

  const statusReport = (asked: ServiceRequest) => ({
    ListadoStatusReport: searched(asked).map((line) => ({
      ...{ JobOrder: line.job, PO: line.order, PartNumber: line.part.customerNumber, POQty: line.quantity },
      ...{ OpenQty: open(line), Lbs: open(line) * 88.5, PromiseShipdate: commitment(line) },
      ...{ PartialShipmentDate: null, ExpectedPartialQty: null, BalanceShipmentDate: commitment(line) },
      ...{ BalanceQty: open(line), Currentprocess: line.step },
    })),
  })

  const statusDetail = (asked: ServiceRequest) => {
    const { id } = plant.customer(asked, asked.params.customer)
    const lines = plant.linesOf(id).filter(({ job }) => job === asked.query.get('JobOrder'))
    return lines.map((line) =>
      withProduct(plant, {
        ...{ PO: line.order, Release: '1', CustomerRequestDate: plant.date(line.requested) },
        ...{ '{product}CommitmentDate': plant.date(line.committed), 'New{product}CommitmentDate': line.newDate },
        ...{ FechaModificada: line.changedOn, ModifiedDateComment: line.reason, FechaLiberacion: plant.date(-70) },
        ...{ CustomerPartNumber: line.part.customerNumber, '{product}PartNumber': line.part.number },
        ...{ Qty: line.quantity, Shipped: line.shipped, Balance: open(line), Status: line.status, IsAerofab: false },
        ...{ IdPedido: line.id, Acknowledgement: acknowledged(line) },
      }),
    )
  }

  const wipLine = (line: Line) => ({
    ...{ pedido: line.order, fechaentregacliente: plant.date(line.requested), nuevafechaentregacliente: line.newDate },
    ...{ NumeroParte: line.part.customerNumber, cantidad: line.quantity, enviadas: line.shipped, lineitem: line.item },
    ...{ OP: line.job, Estado: line.status, Wip: [{ proceso: line.step, cantidad: open(line) }] },
  })

  const wipCount = (line: Line) =>
    withProduct(plant, {
      ...{ PO: line.order, '{product}Order': line.job, '{product}PartNumber': line.part.number, Qty: line.quantity },
      ...{ Shipped: line.shipped, CustomerRequestDate: plant.date(line.requested), Horizon: 'Firm', Release: '1' },
      ...{ '{product}CommitmentDate': plant.date(line.committed), 'New{product}CommitmentDate': line.newDate },
      ...{ Status: line.status, IsNewIntroductionParts: false, IsAerofabs: false, PricePerPiece: line.part.price },
      ...Object.fromEntries(steps.map((step) => [step, step === line.step ? open(line) : 0])),
    })

  const openLines = (customer: number) => plant.linesOf(customer).filter((line) => open(line) > 0)
  const isOpen = (line: Line) => open(line) > 0
  const rowsOf = (asked: ServiceRequest, wanted: string) => {
    const [pn, po] = [textOf(asked.query.get('pn')), textOf(asked.query.get('po'))]
    const own = openLines(plant.customer(asked, asked.params.customer).id)
    const isMeant = (line: Line) => (pn ?? line.part.number) === line.part.number && (po ?? line.order) === line.order
    return wanted === 'all' ? own.filter(isMeant) : own
  }

  const filteredWip = (asked: ServiceRequest) => {
    const { body } = asked
    const by = { status: body.status, job: body.jo, order: body.op, part: body.partnumber }
    return { wipdetalle: matching(plant.customer(asked, body.id).id, by).filter(isOpen).map(wipLine) }
  }

  const headers = (asked: ServiceRequest) => {
    const { id } = plant.customer(asked, asked.params.customer)
    const numbers = asked.body[plant.named('{product}PartNumbers')]
    const wanted =
      Array.isArray(numbers) && numbers.length > 0 ? numbers : plant.linesOf(id).map(({ part }) => part.number)
    const each = [...new Set(wanted)]
    return inValue(each.flatMap((Std) => ['Cutting', 'Forging', 'Machining'].map((Proceso) => ({ Std, Proceso }))))
  }

  const acknowledgement = (asked: ServiceRequest) => {
    const { id } = plant.customer(asked, asked.params.customer)
    const line = plant.linesOf(id).find((one) => one.order === asked.params.order && acknowledged(one))
    return { DetalleOpenOrder: line ? `/content/api/Orders/${line.id}/acknowledgement` : null }
  }

  const ownLine = (asked: ServiceRequest, id: unknown) => {
    const line = plant.lineOf(Number(id))
    plant.customer(asked, line.customer)
    return line
  }
  const report = (asked: ServiceRequest, title: string) =>
    pdf(`${title} of ${plant.customer(asked, asked.params.customer).name}`)

  return [
    read('GET', '/OpenOrders/Listado/:customer', (asked) =>
      orders(plant.linesOf(plant.customer(asked, asked.params.customer).id)),
    ),
    // These three have a specified payload but no method, so they are POST.
    read('POST', '/OpenOrders/ListadoFiltrado/', (asked) => orders(searched(asked))),
    read('POST', '/OpenOrders/StatusReportSteel/', statusReport),
    read('POST', '/WIP/getwipdetallefiltrado/', filteredWip),
    // Its four parameters are specified without a place: the customer is in the path, the others are in the query.
    read('GET', '/OpenOrders/Detalle/:customer', detail),
    read('GET', '/OpenOrders/Getacknowledgment/:customer/:order', acknowledgement),
    read('GET', '/WIP/getwipdetalle/:customer', (asked) => ({
      wipdetalle: openLines(plant.customer(asked, asked.params.customer).id).map(wipLine),
    })),
    read('GET', '/api/Customers/:customer/wipreport', (asked) => inValue(rowsOf(asked, 'all').map(wipCount))),
    read('GET', '/api/Customers/:customer/wipEstatusReport', statusDetail),
    content('GET', '/api/Main/0x:hash/DocumentFile', (asked) => {
      const line = ownLine(asked, (asked.params.hash ?? '').slice(1))
      return pdf(`Drawing of ${line.part.customerNumber}`)
    }),
    content('GET', '/api/Orders/:id/acknowledgement', (asked) => {
      const line = ownLine(asked, asked.params.id)
      if (!acknowledged(line)) throw notFound()
      return pdf(`Acknowledgement of ${line.order}`)
    }),
    content('GET', '/OpenOrders/Getstatusreport/:id/:customer', (asked) => report(asked, 'Status report')),
    content('GET', '/OpenOrders/Getcronograma/:customer/:order', (asked) => report(asked, 'Schedule')),
    content('GET', '/OpenOrders/Getcronogramacompleto/:customer/:order/:job/:status', (asked) =>
      report(asked, 'Complete schedule'),
    ),
    ...withoutAddress([read('POST', '/api/Customers/:customer/processHeaders', headers)]),
  ]
}
