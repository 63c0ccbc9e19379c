import { asChosen, inText, listAs, recordAs } from './asChosen.ts'
import type { Choice } from './choices.ts'
import { customers, roles, steelMaker } from './people.ts'
import { keyOf, type Rows } from './rows.ts'
import { id, type Kind, number, type Shape, text, textOrNull } from './strictly.ts'
import type { UserRegister } from './userRows.ts'

interface Asked {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  // biome-ignore lint/suspicious/noExplicitAny: checked by the shape of the call
  readonly body: any
  readonly rows: Rows
  readonly choice: Choice
  readonly register: UserRegister
}

export interface Read {
  /** Fields of the body, of calls by POST. A list has the shape of its rows. */
  readonly body?: Shape | readonly [Shape]
  /** Names in the query besides those of a list. */
  readonly query?: readonly string[]
  /** Form of the answer; `null` means that there is no such record. */
  readonly answer: (asked: Asked) => unknown
}

const numberOrText: Kind = (value) => number(value) || text(value)

const list = (choose: (rows: Rows) => unknown, more: Omit<Read, 'answer'> = {}): Read => ({
  ...more,
  answer: ({ rows, choice }) => listAs(choose(rows), choice),
})
const textList = (choose: (rows: Rows) => unknown, more: Omit<Read, 'answer'> = {}): Read => ({
  ...more,
  answer: ({ rows }) => inText(choose(rows)),
})
const under = (key: string, choose: (rows: Rows) => unknown, more: Omit<Read, 'answer'> = {}): Read => ({
  ...more,
  answer: ({ rows }) => ({ [key]: choose(rows) }),
})
const first = (choose: (rows: Rows) => unknown): Read => ({ answer: ({ rows }) => [choose(rows)] })
const record = (choose: (rows: Rows) => unknown): Read => ({
  answer: ({ rows, choice }) => recordAs(choose(rows), choice),
})

const clientList = ({ customers: form }: Choice) =>
  form === 'clientList'
    ? inText(customers.map(({ id: IDSIF2, nombre: Nombre }) => ({ IDSIF2, Nombre })))
    : customers.map(({ id: Id, nombre, razonsocial }) => ({ Id, nombre, razonsocial, tipo: 1 }))

const relations = (choice: Choice) => {
  const options = customers.map(({ id: customerId, nombre: Nombre }) => ({
    [choice.relationId]: customerId,
    Nombre,
    MostrarCliente: true,
  }))
  return { [choice.relations === 'value' ? 'value' : 'ObtenerClienteResult']: asChosen(options, choice) }
}

const orderSearch = { id, status: textOrNull, JobOrder: textOrNull, OP: textOrNull, PartNumber: textOrNull }
const processes = ({ body }: Asked) =>
  inText(
    (body.AnvilPartNumbers as string[]).flatMap((Std) =>
      ['Cutting', 'Forging', 'Machining'].map((Proceso) => ({ Std, Proceso })),
    ),
  )

/** Ids and part numbers differ; a part has ten lines. */
const linesOf = ({ lineReport }: Rows, choice: Choice) =>
  choice.lines <= lineReport.length
    ? lineReport
    : Array.from({ length: choice.lines }, (_, index) => ({
        ...lineReport[index % lineReport.length],
        IdAnvilOrder: keyOf(choice, 10_000 + index),
        CustomerPartNumber: `NP-${Math.floor(index / 10)}`,
      }))

const metric = 'GET /read/Users/metricosAnvilNowForge'

/** Read calls by method and path; those by POST with the fields that they take. */
export const reads: Readonly<Record<string, Read>> = {
  // Users
  'GET /read/Users/ObtenerUsuariosForge': {
    answer: ({ choice, register }) => ({ users: asChosen(register.rows, choice) }),
  },
  'GET /read/Users/:userId': {
    answer: ({ params, choice, register }) => {
      const user = register.byId(params.userId)
      return user ? recordAs(asChosen(user, choice), choice) : null
    },
  },
  'GET /read/Users/getUnidad/:userId': { answer: ({ choice }) => recordAs({ unidaddenegocio: 'Forja' }, choice) },
  'GET /read/CrmService/CargaComboRelacion/:roleId': {
    answer: ({ params, choice }) =>
      roles.some(({ id: roleId }) => String(roleId) === params.roleId) ? relations(choice) : null,
  },
  'GET /read/api/Customers/carriers': {
    answer: ({ choice }) => listAs([{ Proveedor: 'Fletes Muñoz', IdProveedor: 901 }], choice),
  },
  'GET /read/ObtenerClientesUnidadNegocio': { answer: ({ choice }) => clientList(choice) },
  'POST /read/GetNames': {
    body: [{ id }],
    answer: ({ body }) => ({
      RespuestaCD: (body as { id: unknown }[]).flatMap(({ id: wanted }) =>
        customers
          .filter((customer) => String(customer.id) === String(wanted))
          .map(({ nombre, razonsocial }) => ({ nombre, razonsocial })),
      ),
    }),
  },

  // Metrics
  [`${metric}/:division`]: under('elements', ({ metrics }) => [metrics.now]),
  [`${metric}TotalUsuarios/:division`]: under('users', ({ metrics }) => metrics.totalUsers),
  [`${metric}Detalle/:division/:entered`]: under('users', ({ metrics }) => metrics.users),
  [`${metric}ClientesSinPedidos/:division`]: under('List', ({ metrics }) => metrics.withoutOrders),
  [`${metric}GraficaUsuariosCreadosMensualmente/:division`]: under(
    'UsuariosCreadosMensualmente',
    ({ metrics }) => metrics.chart,
  ),
  [`${metric}GraficaUsuariosCreadosMensualmenteDetalle/:division`]: under('List', ({ metrics }) => metrics.newUsers),
  [`${metric}GraficaMensualQuoted/:division`]: under('DatosGrafica', ({ metrics }) => metrics.chart),
  [`${metric}GraficaMensualQuotedDetalle/:division`]: under('QuotedList', ({ metrics }) => metrics.quoted),
  [`${metric}GraficaMensualHitRate/:division`]: under('DatosGrafica', ({ metrics }) => metrics.chart),
  [`${metric}GraficaMensualHitRateDetalle/:division`]: under('HitRateList', ({ metrics }) => metrics.hitRate),
  [`${metric}GraficaMensualPedidos/:division`]: under('DatosGrafica', ({ metrics }) => metrics.chart),
  [`${metric}GraficaMensualPedidosDetalle/:division`]: under('PedidosList', ({ metrics }) => metrics.purchased),
  'GET /read/EstadisticasAcceso/TotalUsuariosEnPlataforma/:division': { answer: () => ({ TotalUsuarios: 96 }) },
  'GET /read/EstadisticasAcceso/UsuariosCreadosXmes/:division': under('DatosGrafica', ({ metrics }) => metrics.chart),
  'GET /read/EstadisticasAcceso/VisitasMensualesPlataforma/:division': under(
    'DatosGrafica',
    ({ metrics }) => metrics.chart,
  ),
  'GET /read/EstadisticasAcceso/PaginasMasVisitadas/:division': {
    answer: () => ({ categories: ['Estado de cuenta', 'Pedidos'], data: [12, 7] }),
  },

  // Home and quality
  'GET /read/Dashboard/PaymentScore/:customerId': { answer: ({ rows }) => ({ paymentScore: [rows.balances] }) },
  'GET /read/Dashboard/ObtenerPiezasEnproceso/:customerId': {
    answer: () => ({ piezasneproceso: [{ Total: 57, Totalenk: 71.3 }] }),
  },
  'GET /read/Dashboard/ObtenerReadyToShip/:customerId': {
    answer: () => ({ readytoship: [{ Total: 5, Totalenk: 6.3 }] }),
  },
  'GET /read/Dashboard/ObtenerLateDelivery/:customerId': { answer: () => ({ TotalLate: [{ Total: 1 }] }) },
  'GET /read/Dashboard/ObtenerOpenConsecions/:customerId': {
    answer: () => ({ ObtenerOpenConsessions: [{ Total: 2 }] }),
  },
  'GET /read/Dashboard/ObtenerOnTimeDelivery/:customerId': list(({ dashboard }) => dashboard.onTime),
  'GET /read/Dashboard/ObtenerQualityAssurance/:customerId': list(({ dashboard }) => dashboard.quality),
  'GET /read/Dashboard/ObtenerContactosAnvil/:customerId': list(({ dashboard }) => [dashboard.contacts]),
  'GET /read/api/Customers/:customerId/salesContact': first(({ dashboard }) => dashboard.salesContact),
  'GET /read/api/Main/:customerId/dashboard': first(({ dashboard }) => dashboard.shipmentReady),
  'GET /read/api/Main/:customerId/dashboardPhotoQuality': record(({ dashboard }) => dashboard.contactsOfQuality),
  'GET /read/api/Main/:customerId/dashboardQualityGrap': list(({ dashboard }) => dashboard.qualityAverages),
  'GET /read/api/Main/:customerId/dashboardNcr': list(({ dashboard }) => dashboard.ncrs),

  // Finance
  'GET /read/Account/ObtenerCartera/DETAILDETAIL/:customerId': {
    answer: ({ rows }) => ({ paymentScore: [rows.statement] }),
  },
  'GET /read/OpenOrders/getpaymentterms/:customerId': { answer: ({ rows }) => ({ paymentterms: [rows.terms] }) },
  'GET /read/OpenOrders/getporcenntajepaymentscore/:customerId': { answer: () => ({ porcentaje: 88.4 }) },
  'GET /read/Account/obtenerfacturas/:customerId/:invoice/:purchaseOrder': {
    answer: ({ rows, params }) => ({
      facturas: rows.invoices.filter(
        ({ invoice, purchaseorder }) =>
          ['null', invoice].includes(params.invoice ?? '') &&
          ['null', purchaseorder].includes(params.purchaseOrder ?? ''),
      ),
    }),
  },
  'GET /read/Account/obtenernotasdecredito/:customerId': under('notas', ({ credits }) => credits),
  'POST /read/Account/detailbank': under('detailbank', ({ references }) => references, {
    body: { id, factura: textOrNull, bankreference: textOrNull },
  }),
  'GET /read/Account/DETAILDETAIL/:customerId': under('detaildetail', ({ referenceLines }) => referenceLines, {
    query: ['numero'],
  }),

  // Orders and work in progress
  'GET /read/OpenOrders/Listado/:customerId': under('ListadoOpenOrders', ({ openOrders }) => openOrders),
  'POST /read/OpenOrders/ListadoFiltrado': {
    body: orderSearch,
    answer: ({ rows, body }) => ({
      ListadoOpenOrders: rows.openOrders.filter(({ pedido }) => body.OP === null || body.OP === pedido),
    }),
  },
  'GET /read/OpenOrders/Detalle/:customerId': {
    query: ['pedido', 'id', 'fechai', 'fechaf'],
    answer: ({ rows }) => ({
      DetalleOpenOrder: [{ fechainicio: '01/01/2026', fechafin: '31/12/2026', Detalle: rows.orderLines }],
    }),
  },
  'POST /read/OpenOrders/StatusReportSteel': under('ListadoStatusReport', ({ steel }) => steel, { body: orderSearch }),
  'GET /read/OpenOrders/Getacknowledgment/:customerId/:purchaseOrder': {
    answer: () => ({ DetalleOpenOrder: '/content/api/Main/0xD0C1/DocumentFile' }),
  },
  'GET /read/api/Customers/:customerId/wipEstatusReport': list(({ statusReport }) => statusReport, {
    query: ['JobOrder'],
  }),
  'GET /read/WIP/getwipdetalle/:customerId': under('wipdetalle', ({ wip }) => wip),
  'POST /read/WIP/getwipdetallefiltrado': under('wipdetalle', ({ wip }) => wip, {
    body: {
      id,
      client_id: id,
      op: textOrNull,
      jo: textOrNull,
      partnumber: textOrNull,
      status: (value) => value === null || numberOrText(value),
    },
  }),
  'GET /read/api/Customers/:customerId/wipreport': textList(({ wipCounts }) => wipCounts, {
    query: ['pn', 'po', 'complete'],
  }),
  'GET /read/api/Customers/:customerId/wipreportGE': {
    answer: ({ rows, choice }) => inText(linesOf(rows, choice)),
    query: ['status', 'clientIsLotType', 'pn', 'po', 'engine', 'material', 'startDate', 'endDate'],
  },
  'GET /read/api/Customers/:customerId/isLotType': {
    answer: ({ params, choice }) => {
      const clientIsLotType = Number(params.customerId) === steelMaker
      return choice.lotType === 'bare' ? clientIsLotType : { clientIsLotType }
    },
  },
  'POST /read/api/Customers/:customerId/processHeaders': { body: { AnvilPartNumbers: [text] }, answer: processes },
  'GET /read/api/Orders/delays': textList(({ delays }) => delays),
  'GET /read/api/Orders/consignments': textList(({ delays }) => delays),

  // Logistics
  'GET /read/api/Customers/:customerId/readyToShip': textList(({ readyToShip }) => readyToShip, {
    query: ['status', 'pn', 'po'],
  }),
  'GET /read/api/Customers/:customerId/inTransit': list(({ inTransit }) => inTransit),
  'GET /read/api/Customers/:customerId/unitType': under('elements', () => [{ tipo: 1 }]),
  'POST /read/Documents/ObtenerDetalle': list(({ shipments }) => shipments, {
    body: {
      id,
      JobOrder: textOrNull,
      PurchaseOrder: textOrNull,
      PartNumber: textOrNull,
      ShipmentDate: (value) => value === null || /^\d\d-\d\d-\d{4}$/.test(String(value)),
      BolNumber: textOrNull,
    },
  }),
  'GET /read/api/Customers/:customerId/lta': list(({ contracts }) => contracts, { query: ['status'] }),

  // Material and scrap
  'GET /read/Bar/:customerId/inventory': list(({ inventory }) => inventory),
  'GET /read/Bar/:barId/inventoryDetail': list(({ pieces }) => pieces),
  'GET /read/Bar/:customerId/surplusInventory': list(({ cuttingEnds }) => cuttingEnds),
  'GET /read/Bar/:customerId/scrapInventory': list(({ scrap }) => scrap),
  'GET /read/Bar/:customerId/tejosInventory': list(({ punchOuts }) => punchOuts),
  'GET /read/api/Customers/:customerId/incomingOutgoingMaterial': list(({ movements }) => movements, {
    query: ['productionLot', 'startDate', 'endDate'],
  }),
  'GET /read/api/Customers/:customerId/aprovalMaterial': list(({ bars }) => bars, {
    query: ['heat', 'startDate', 'endDate'],
  }),
  'GET /read/api/Customers/:customerId/offers': list(({ offers }) => offers, { query: ['start', 'end'] }),
  'GET /read/Quotes/:offerId/inventoryDetail': list(({ offerItems }) => offerItems),

  // Quality
  'GET /read/api/Consessions/:customerId': textList(({ concessions }) => concessions),
  'GET /read/api/Customers/:customerId/approvals': list(({ approvals }) => approvals),
  'GET /read/api/Main/:customerId/approvalFiles': list(({ approvalFiles }) => approvalFiles),
  'GET /read/api/Main/:customerId/approvalPartNumbers': list(({ partNumbers }) => partNumbers),
  'GET /read/api/Main/:customerId/approvedDocumentTypes': list(({ documentTypes }) => documentTypes),
  'GET /read/api/Main/:customerId/emptyApprovalFolders': list(({ childFolders }) => childFolders, {
    query: ['idQualityApproval'],
  }),
  'GET /read/api/Main/:customerId/approvalComments/:folderId': list(({ comments }) => comments),

  // Quotes
  'GET /read/EQuoteService/ObtenerContacto/:customerId': {
    answer: ({ choice }) => recordAs({ idCRM: 'CRM-00NA', nombreCliente: 'Ñandú Acería' }, choice),
  },
  'GET /read/EQuoteService/ObtenerEspecificaciones/:customerId': list(({ options }) => options('Especificación')),
  'GET /read/EQuoteService/ObtenerOpcionesMaquinado/:customerId': list(({ options }) => options('Maquinado')),
  'GET /read/EQuoteService/ObtenerOpcionesUT/:customerId': list(({ options }) => options('Ultrasonido')),
  'GET /read/EQuoteService/ObtenerOpcionesTT/:customerId/:specGuid': list(({ options }) => options('Temple')),
  'GET /read/EQuoteService/ObtenerDireccionesEmbarque/:customerId': list(() => [
    { strDireccionEmbarque: 'Avenida Peñón 12' },
  ]),
  'GET /read/EQuoteService/ListadoEquote/:customerId/:number/:status': under('ListadoEquote', ({ quotes }) => quotes),
  'GET /read/EQuoteService/Detalle/:quoteId': { answer: ({ rows }) => rows.quoteDetail },

  // Sales
  'GET /read/api/Sales/goals': textList(({ sales }) => sales, { query: ['year', 'segmento', 'seller', 'month'] }),
  'GET /read/api/Sales/segments': textList(({ segmentTotals }) => segmentTotals, { query: ['year'] }),
  'GET /read/api/Budgets': list(({ budgetRows }) => budgetRows, { query: ['Seller', 'Year'] }),
  'GET /read/api/Budgets/customers': list(({ budgetCustomers }) => budgetCustomers),
  'GET /read/api/Budgets/segments': list(({ segments }) => segments),
  'GET /read/api/Budgets/sellers': list(({ sellers }) => sellers, { query: ['Year'] }),

  // Contracts
  'GET /read/api/Customers/:customerId/agreement': textList(({ contracts }) => contracts),
  'GET /read/api/Customers/:customerId/agreement/:contractId': list(({ contractLines }) => contractLines),
  'GET /read/api/Customers/:customerId/directCustomers': list(({ directCustomers }) => directCustomers, {
    query: ['pn', 'po'],
  }),
}
