import type { Choice } from './choices.ts'

const dayInMilliseconds = 86_400_000
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Monterrey' })
/** A day so many days from the plant's today. */
export const day = (from: number) => calendar.format(Date.now() + from * dayInMilliseconds)
const moment = (from: number) => `${day(from)}T14:30:00Z`
/** The last twelve months, the oldest first. */
const months = Array.from({ length: 12 }, (_, index) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1))
}).map((date) => ({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }))
const thisYear = new Date().getUTCFullYear()

const counts = {
  Cutting: 4,
  Forging: 0,
  HeatTreatment: 6,
  PreMachining: 0,
  Splitting: 0,
  Machining: 3,
  PDP: 0,
  FinalInspection: 2,
  NDT: 0,
  Laboratory: 1,
  Approval: 0,
  FinishedGoods: 5,
}

/** Id of a record. */
export const keyOf = ({ ids }: Pick<Choice, 'ids'>, number: number) => (ids === 'letters' ? `Ñ ${number}` : number)

/** The rows of customer 101, by the names of the specifications. All customers have the same ones. */
export const rowsIn = (choice: Choice) => {
  const key = (number: number) => keyOf(choice, number)
  const overdue = choice.overdueDays === 'given' ? 32 : null

  const invoice = (number: string, due: number, saldofactura: number, diasvencidos: number | null) => ({
    FacturaElectronica: number,
    enlancefinal: '/content/EQuoteService/FacturaStreamEncode/0xA1/0xB2',
    fechavencimiento: day(due),
    diasvencidos,
    pedido: `PED-${number}`,
    saldofactura,
  })
  const balances = { total: 181_250.75, overdueammount: 61_250.5, dueammount: 40_000, openammount: 80_000.25 }
  const statement = {
    overdueammount: balances.overdueammount,
    dueammount: balances.dueammount,
    openammount: balances.openammount,
    totaloverdue: balances.overdueammount,
    totaldueammount: balances.dueammount,
    totalopenammount: balances.openammount,
    lstoverdue: [invoice('F-1001', -32, 61_250.5, overdue)],
    lstdueammount: [invoice('F-1002', 3, 40_000, 0)],
    lstopenammount: [invoice('F-1003', 60, 80_000.25, 0)],
    idcrm: 'CRM-00NA',
    hashClientId: 'A1B2C3',
  }
  const terms = {
    incoterm: 'Libre a bordo',
    deliverypoint: 'Entrega en Planta',
    condicioncredito: '30 días',
    phone: '+52 81 5555 0100',
    fax: null,
    idcrm: 'CRM-00NA',
    direccionentrega: 'Avenida Peñón 12, Monterrey',
  }

  const orders = [
    { pedido: 'PO-7001', OP: 'OP-1', NumeroParte: 'NP-Ñ1', Estado: 'Late' },
    { pedido: 'PO-7002', OP: 'OP-2', NumeroParte: 'NP-2', Estado: 'On Time' },
    { pedido: 'PO-7003', OP: 'OP-3', NumeroParte: 'NP-3', Estado: 'Delay' },
  ]
  const openOrders = orders.map((line) => ({
    pedido: line.pedido,
    rowspan: 1,
    Detalle: [{ ...line, rutaConsultaCliente: '/content/api/Main/0xD0C1/DocumentFile' }],
  }))
  const orderLines = orders.map((line, index) => ({
    OP: line.OP,
    fechaentregacliente: day(20 + index),
    nuevafechaentregacliente: day(25 + index),
    NumeroParte: line.NumeroParte,
    lineitem: String(index + 1),
    cantidad: 20,
    enviadas: 5,
    Estado: line.Estado,
  }))
  const steel = orders.map((line) => ({
    JobOrder: line.OP,
    PO: line.pedido,
    PartNumber: line.NumeroParte,
    POQty: 20,
    OpenQty: 15,
    Lbs: 820.5,
    PromiseShipdate: day(25),
    PartialShipmentDate: day(20),
    ExpectedPartialQty: 5,
    BalanceShipmentDate: day(30),
    BalanceQty: 10,
    Currentprocess: 'Tratamiento térmico',
  }))
  const statusReport = orders.map((line, index) => ({
    PO: line.pedido,
    Release: String(index + 1),
    CustomerRequestDate: day(20),
    AnvilCommitmentDate: day(25),
    NewAnvilCommitmentDate: day(28),
    FechaModificada: index === 0 ? day(-2) : null,
    ModifiedDateComment: index === 0 ? 'Falta material en la prensa' : null,
    FechaLiberacion: null,
    CustomerPartNumber: line.NumeroParte,
    AnvilPartNumber: `A-${line.NumeroParte}`,
    Qty: 20,
    Shipped: 5,
    Balance: 15,
    Status: line.Estado,
    IsAerofab: false,
    IdPedido: key(7001 + index),
    Acknowledgement: true,
  }))
  const wip = orders.map((line, index) => ({
    ...line,
    fechaentregacliente: day(20),
    nuevafechaentregacliente: day(25),
    cantidad: 20,
    enviadas: 5,
    lineitem: String(index + 1),
    Wip: [
      { proceso: 'Cutting', cantidad: 4 },
      { proceso: 'Machining', cantidad: 6 },
    ],
  }))
  const wipCounts = orders.map((line) => ({
    PO: line.pedido,
    AnvilOrder: line.OP,
    AnvilPartNumber: `A-${line.NumeroParte}`,
    Qty: 20,
    Shipped: 5,
    CustomerRequestDate: day(20),
    AnvilCommitmentDate: day(25),
    NewAnvilCommitmentDate: null,
    Status: line.Estado,
    Horizon: 'Firme',
    IsNewIntroductionParts: false,
    IsAerofabs: true,
    PricePerPiece: 1250.5,
    Release: '1',
    ...counts,
    Other: 0,
  }))
  const lineReport = orders.map((line, index) => ({
    CustomerName: 'Ñandú Acería Sociedad Anónima de Capital Variable',
    PO: line.pedido,
    CustomerPartNumber: line.NumeroParte,
    AnvilPartNumber: `A-${line.NumeroParte}`,
    PNDescription: 'Compresor Ñ',
    Material: 'Alloy 718',
    CustomerRequestDate: day(20),
    AnvilCommitmentDate: day(25),
    Qty: 20,
    Shipped: index === 2 ? 0 : 5,
    Horizon: 'Firme',
    Release: String(index + 1),
    Status: index === 0 ? 'Late' : 'On Time',
    ...(index === 2 ? Object.fromEntries(Object.keys(counts).map((step) => [step, 0])) : counts),
    FechaDispMP: day(-30),
    ConfigurationDate: day(-28),
    FacturationDate: null,
    DateToUpdate: day(25),
    FechaETA: day(27),
    TotalLeadTime: 12,
    GAP: 3,
    TrackingNumber: `GUÍA-${index + 1}`,
    Mode: 'Aéreo',
    CantNCR: 1,
    NCR: 'FF-12',
    SellerComment: index === 1 ? 'Revisión añadida' : null,
    IsConfirmed: index === 1,
    HasComment: false,
    IdAnvilOrder: key(9001 + index),
  }))

  const readyToShip = [
    {
      Nombre: 'Ex Works – fábrica',
      IdIncoterm: 5,
      Invoice: 'F-2001',
      CustomerRequestDate: day(-10),
      PO: 'PO-7001',
      CustomerPN: 'NP-Ñ1',
      Quantity: 5,
      TotalFactura: 6252.5,
      NotificationDate: day(-9),
      HashOrderId: 'AB12',
      HashFolioId: 'CD34',
      CoC: 'COC-1',
      DireccionEmbarque: 'Avenida Peñón 12',
      CodigoPostal: '64000',
      Ciudad: 'Monterrey',
      Pais: 'México',
    },
  ]
  const inTransit = [
    {
      Invoice: 'F-2002',
      CustomerRequestDate: day(-20),
      PO: 'PO-7002',
      CustomerPN: 'NP-2',
      PickUpDate: day(-3),
      Transportista: 'Fletes Muñoz',
      NumeroGuia: '1Z-Ñ',
    },
  ]
  const link = ['/content/api/Main/0xD0C1/DocumentFile']
  const shipments = [
    {
      PO: 'PO-7001',
      Cantidad: 5,
      PN: 'NP-Ñ1',
      JO: 'OP-1',
      Mtrs: link,
      Facturas: link,
      PacketList: link,
      Bols: [],
      Xml: [],
      ETA: day(4),
      LoadStatus: 'En tránsito',
      LastLocation: 'Nuevo León',
    },
  ]

  const monthly = months.map(({ year, month }, index) => ({ Mes: month, Periodo: year, index }))
  const series = choice.series === 'given' ? { Serie: 1 } : {}
  const scorecard = {
    otd: monthly.map(({ Mes, Periodo, index }) => ({
      Mes,
      Periodo,
      PorcentajeCumplio: 80 + index,
      TotalDePiezas: 100,
      ...series,
    })),
    concessions: monthly.map(({ Mes, Periodo, index }) => ({
      Mes,
      Periodo,
      PorcentajePiezasBuenas: 90 + (index % 5),
      PorcentajePiezasConConsulta: 10 - (index % 5),
      TotalDePiezas: 100,
    })),
    sales: monthly.map(({ Mes, Periodo, index }) => ({
      Mes,
      Periodo,
      Dolares: 10_000 + index,
      DolaresHistoria: 9000 + index,
    })),
    payments: monthly.map(({ Mes, Periodo, index }) => ({
      Mes,
      Periodo,
      Porcentaje: 85 + (index % 3),
      MontoDlls: 20_000,
      ...series,
    })),
  }
  const dashboard = {
    onTime: monthly.map(({ Mes, Periodo, index }) => ({
      Mes,
      Periodo,
      porcentajeperiodo: index === 0 ? -1 : 80.4 + index,
    })),
    quality: monthly.map(({ Mes, Periodo, index }) => ({
      mes: Mes,
      periodo: Periodo,
      Porcentaje: 90 + (index % 9),
      TotalQuejas: index % 3,
    })),
    qualityAverages: months.map(({ year, month }, index) => ({ year, month, average: 91 + (index % 4), totNCR: 1 })),
    ncrs: months.map(({ year, month }, index) => ({ mes: month, periodo: year, totalAbiertas: index % 4 })),
    shipmentReady: { shipmentReady: 3, total: 5 },
    contactsOfQuality: {
      openConsessions: 2,
      totApprovals: 1,
      id: 'Q-1',
      nombreCompleto: 'Mónica Ávila',
      correoElectronico: 'monica@nandu.example',
      idBack: 'Q-2',
      nombreBack: 'Raúl Ordóñez',
      correoBack: 'raul@nandu.example',
      idDP: 'Q-3',
      nombreDP: 'Sofía Güereña',
      correoDP: 'sofia@nandu.example',
    },
    contacts: Object.fromEntries(
      ['Vendedor', 'Backup', 'Representante', 'Cobranza'].flatMap((of, index) => [
        [`Nombre${of}`, `Núria ${of}`],
        [`Correo${of}`, `${of.toLowerCase()}@nandu.example`],
        [`Guid${of}`, `G-${index}`],
      ]),
    ),
    salesContact: {
      id: 'V-1',
      nombreCompleto: 'Núria Vendedor',
      correoElectronico: 'vendedor@nandu.example',
      idBack: 'V-2',
      nombreBack: 'Iñaki Backup',
      correoBack: 'backup@nandu.example',
    },
  }

  const movements = [
    {
      fechaRecibido: day(-60),
      colada: 'COL-Ñ1',
      nombreBarra: 'Barra A',
      clienteOrden: 'OC-1',
      pesoKilos: 410.25,
      fechaCorte: day(-40),
      partNumber: 'NP-Ñ1',
      productionLot: 'LOTE-1',
      bohlerSerialNumber: 'SER-1',
      scrap: 3.5,
      pesoEntrada: 410.25,
      balance: 120,
      amountPieces: 12,
      cuttingEnds: 2,
      cuttingEndUsable: 1,
      cantidadPiezasLot: 12,
    },
  ]
  const bars = [
    { idBarra: key(1), aprobada: false, colada: 'COL-Ñ1', fechaLlegada: day(-5), fechaAprobada: null },
    { idBarra: key(2), aprobada: true, colada: 'COL-2', fechaLlegada: day(-8), fechaAprobada: day(-2) },
  ]
  const inventory = [
    {
      heat: 'COL-Ñ1',
      carpenterBar: 'CB-1',
      billetSize: 8.5,
      pesoInicial: 400,
      pesoFinal: 166,
      barId: key(1),
    },
  ]
  const pieces = [
    { id: key(1), piece: 1, serialNumber: 'SER-Ñ', inputWeight: 120.5, estatus: 'Cortada', percentBarra: 30 },
  ]
  const cuttingEnds = [{ heat: 'COL-Ñ1', carpenterBar: 'CB-1', pesoInicial: 400, peso: 2600 }]
  const scrap = [{ productNumber: 'PR-1', bohlerPartNumber: 'B-1', status: 'Rechazada', AnvilNCR: null, peso: 1400 }]
  const punchOuts = [
    { partNumber: '', standar: 'Sin Identificar', peso: 1500, AnvilPartNumber: 'A-NP-Ñ1', ultimaFecha: day(-1) },
  ]
  const offers = [1, 2, 3, 4].map((idEstatus) => ({
    id: key(idEstatus),
    proposalDate: day(-10 * idEstatus),
    totalInventory: 5500,
    offered: 1.75,
    idEstatus,
    desicionDate: idEstatus > 1 ? day(-idEstatus) : null,
    files: [],
  }))
  const offerItems = [
    { tipo: 1, ...punchOuts[0] },
    { tipo: 2, ...cuttingEnds[0] },
    { tipo: 3, ...scrap[0] },
  ]

  const invoices = [
    {
      idfactura: key(501),
      invoice: 'F-1001',
      invoiceDate: day(-62),
      duedate: day(-32),
      purchaseorder: 'PO-7001',
      daysDue: 32,
      amount: 61_250.5,
      balance: 61_250.5,
    },
    {
      idfactura: key(502),
      invoice: 'F-1002',
      invoiceDate: day(-27),
      duedate: day(3),
      purchaseorder: 'PO-7002',
      daysDue: -3,
      amount: 40_000,
      balance: 40_000,
    },
  ]
  const credits = [{ idfactura: key(601), invoice: 'NC-1', cantidad: 1000, creationDate: day(-12) }]
  const references = [1, 2, 3].map((idestatus) => ({
    numero: `REF-000${idestatus}`,
    idestatus,
    total: 60_250.5,
    CreationDate: day(-idestatus),
  }))
  const referenceLines = [
    { facti: 'F-1001', Pedido: 'PO-7001', Numero: 'REF-0001', fc: day(-1), Cantidad: 61_250.5, esnotacredito: false },
    { facti: 'NC-1', Pedido: null, Numero: 'REF-0001', fc: day(-1), Cantidad: 1000, esnotacredito: true },
  ]

  const concessions = [1, 2].map((number) => ({
    ID: key(number),
    AnvilNCR: number === 1 ? 'FF-12' : 'FA-13',
    AnvilPartNumber: 'A-NP-Ñ1',
    CustomerPartNumber: 'NP-Ñ1',
    Type: 'Dimensión',
    Qty: 3,
    NotificationDate: day(-6),
    PO: 'PO-7001',
    HasDocument: true,
    documentos: [{ Nombre: 'Reporte ñ.pdf', IdFile: `ARCH-${number}` }],
    ClientApprovalDocument: number === 2 ? 'true' : null,
    ClientApprovalDocumentName: number === 2 ? 'Aprobación' : null,
    ClientApprovalDocumentExtension: number === 2 ? 'pdf' : null,
    AnvilComments: number === 1 ? null : 'Revisión de ingeniería',
    ClientComments: null,
  }))
  const approvals = [
    {
      AnvilPartNumber: 'A-NP-Ñ1',
      CustomerPartNumber: 'NP-Ñ1',
      PO: 'PO-7001',
      Cantidad: 4,
      InitialApprovalDate: day(-21),
    },
  ]
  const folder = { folderName: 'NP-Ñ1', idApprovalDocumentType: key(1), idQualityApproval: key(1) }
  const approvalFiles = [
    {
      fileId: 'ARCH-31',
      fileName: 'Certificado ñ.pdf',
      uploadedBy: 'Begoña Muñoz',
      creationDate: day(-4),
      daysInStatus: 4,
      isAprobation: false,
      history: false,
      idDocumentFather: null,
      idApprovalFile: key(41),
      subFolderId: null,
      subFolderName: null,
      ...folder,
    },
  ]
  const childFolders = [{ ...folder, subFolderId: key(51), subFolderName: 'Año anterior' }]
  const partNumbers = [
    { partNumber: 'NP-Ñ1', used: true },
    { partNumber: 'NP-2', used: false },
  ]
  const documentTypes = [
    { id: key(1), nombre: 'Certificado de conformidad' },
    { id: key(2), nombre: 'Inspección dimensional' },
  ]
  const comments = [
    { comment: '¿Falta la firma?', creationDate: day(-3), customerName: 'Ñandú Acería', origen: 1 },
    { comment: 'Mañana se envía', creationDate: day(-2), customerName: 'Begoña Muñoz', origen: 2 },
  ]

  const quotes = [
    {
      rfqNumber: 'RFQ-1',
      quoteId: key(71),
      cotizacion: 'COT-71',
      revision: 1,
      revisionid: key(1),
      partida: 1,
      qty: 10,
      leadtime: 12,
      de: 20.5,
      di: 10.25,
      h: 4,
      precio: 1250.5,
      estatus: 'Vigente',
      noQuote: false,
      AnvilCommitDate: day(80),
      customerRequestDate: day(70),
      quoteExpirationDate: day(20),
      tienePedidoLigado: false,
      feedbackEnviado: false,
      feedback: null,
    },
  ]
  const quoteDetail = [
    {
      quoteDate: day(-10),
      mail: 'compras@nandu.example',
      measurementUnit: 'mm',
      partNumber: 'NP-Ñ1',
      quantity: 10,
      materialSpec: 'AMS 5662',
      machiningCondition: 'Desbaste',
      drawingRevision: 'B',
      comments: 'Según plano',
      additionalDocs: [{ fileId: 'ARCH-61', fileName: 'Plano ñ', extensionType: 'pdf' }],
      customerDraw: null,
    },
  ]
  const options = (of: string) =>
    [1, 2].map((number) => ({ Guid: `${of}-${number}`, Nombre: `${of} número ${number}` }))

  const segments = ['Aerofabs', 'Discs', 'OEM', 'RSP'].map((Nombre, index) => ({
    IdSegmento: key(index + 1),
    Nombre,
  }))
  const sellers = ['Íñigo Peña', 'Zoë Núñez'].map((NombreCompleto, index) => ({
    IdVendedor: key(index + 1),
    NombreCompleto,
    TotalPresupuesto: 1200.5 * (index + 1),
  }))
  const sales = sellers.flatMap(({ IdVendedor, NombreCompleto }) =>
    segments.map(({ IdSegmento }) => ({
      IdVendedor,
      NombreVendedor: NombreCompleto,
      FacturadoTotal: 50_000.5,
      PresupuestoTotal: 100_000,
      IdSegmento,
      IdCliente: 101,
      NombreCliente: 'Ñandú Acería',
    })),
  )
  const segmentTotals = segments.map(({ IdSegmento, Nombre }) => ({
    ID: IdSegmento,
    Nombre,
    Total: 100_001,
    Presupuesto: 200_000,
  }))
  const budgetRows = [
    {
      IdBudget: key(81),
      SegmentId: segments[1]?.IdSegmento,
      Segment: 'Discs',
      ContractId: key(91),
      Contract: 'Contrato Ñ',
      value: 101,
      label: 'Ñandú Acería',
      MonthlyUsd: Array.from({ length: 12 }, () => 10),
      AerofabsYearly: null,
    },
  ]
  const budgetCustomers = [
    {
      IDSIF2: 101,
      Nombre: 'Ñandú Acería',
      IdRepresentante: sellers[0]?.IdVendedor,
      Representante: sellers[0]?.NombreCompleto,
      Contratos: [{ ContractName: 'Contrato Ñ', ContratctId: key(91) }],
      Segmentos: [segments[1]?.IdSegmento],
    },
  ]
  const delays = [1, 2].map((number) => ({
    IdOP: key(number),
    segment: 'Discs',
    order: `OP-${number}`,
    po: `PO-700${number}`,
    std: `A-NP-${number}`,
    Qty: 20,
    invoiceQty: 5,
    usd: 18_757.5,
    shippingDate: day(25),
    newShippingDate: number === 1 ? day(30) : null,
    FechaModificada: number === 1 ? day(-2) : null,
  }))

  const contracts = [
    {
      IdContrato: key(91),
      Contrato: 'Contrato Ñ',
      StatusContract: 'In Process',
      FechaInicio: `${thisYear - 1}-01-01`,
      FechaFin: `${thisYear + 1}-12-31`,
      YearDuration: 3,
      DocumentosFirmados: true,
      ContractExtension: false,
      ExtensionUtil: null,
      FrozenPeriod: 8,
      PaymentTerms: '30 días',
      AceleratedPaymentProgram: false,
      Incoterm: 'EXW',
      DeliveryPoint: 'Entrega en Planta',
      PriceAdjusment: 'Semestre',
      MesAjustePrecio: 6,
      PriceReconciliation: true,
    },
  ]
  const contractLines = [
    {
      referencia: 'REF-Ñ',
      partNumber: 'NP-Ñ1',
      AnvilPartNumber: 'A-NP-Ñ1',
      precio: 1250.5,
      marketShareMinimo: 40,
      marketShareMaximo: 60,
      va: 12.5,
      rawMaterialType: 'Cliente',
      programas: 'Programa Año',
      clienteFinal: 'Aviación Ibáñez',
    },
  ]
  const directCustomers = [
    {
      nombreContrato: 'Contrato Ñ',
      programa: 'Programa Año',
      cliente: 'Aviación Ibáñez',
      customerPN: 'NP-Ñ1',
      estandar: 'A-NP-Ñ1',
      [thisYear]: 12,
      [thisYear + 1]: 14,
    },
  ]

  const valores = (length: number, of: (place: number) => unknown) =>
    Object.fromEntries(Array.from({ length }, (_, index) => [`Valor${index + 1}`, of(index + 1)]))
  const monthlyChart = months.map(({ year, month }, index) => ({ Valor1: year, Valor2: month, Valor3: 3 + index }))
  const people = ['Ñandú Acería', 'Íñigo Peña', 'Forja', 'Discs', 'Anillos', 'Núria Vendedor', 'Cliente', 'Sí']
  const usersOfMetrics = [
    { ...valores(8, (place) => people[place - 1]), Valor9: day(-400), Valor10: day(-20) },
    { ...valores(8, (place) => people[place - 1]), Valor9: day(-300), Valor10: null },
  ]
  const metrics = {
    now: valores(10, (place) => place * 3),
    chart: monthlyChart,
    users: usersOfMetrics,
    totalUsers: usersOfMetrics.map(({ Valor9: _created, Valor10: _login, ...row }) => row),
    newUsers: months.map(({ year, month }) => ({
      Valor1: year,
      Valor2: month,
      Valor3: 'Íñigo Peña',
      Valor4: 'Núria Vendedor',
      Valor5: 'Cliente',
      Valor6: 'Ñandú Acería',
      Valor7: 'Forja',
      Valor8: 'Sí',
      Valor9: day(-200),
      Valor10: day(-2),
    })),
    quoted: months.map(({ year, month }) => ({
      Valor1: year,
      Valor2: month,
      Valor3: 'Ñandú Acería',
      Valor4: 'Íñigo Peña',
      Valor5: 12_500.5,
      Valor6: 4,
    })),
    hitRate: months.map(({ year, month }) => ({
      Valor1: year,
      Valor2: month,
      Valor3: 'Ñandú Acería',
      Valor4: 'Íñigo Peña',
      Valor5: 12_500.5,
      Valor6: 4,
      Valor7: 37.5,
    })),
    purchased: months.map(({ year, month }) => ({
      Valor1: year,
      Valor2: month,
      Valor3: 'Anillo',
      Valor4: 'Alloy 718',
      Valor5: 20.5,
      Valor6: 10.25,
      Valor7: 4,
      Valor8: 10,
      Valor9: 'Ñandú Acería',
      Valor10: 1250.5,
      Valor11: 12_505,
    })),
    withoutOrders: [{ Valor1: 'Fundición Peñón' }],
  }

  const visits = [
    {
      user_id: 'Usuario 12',
      email: 'cliente@nandu.example',
      role: 'Cliente',
      page_name: 'Account Statement',
      date: moment(-1),
      is_mobile: false,
      language: 'es-MX',
      client_id: 101,
      timezone: 'America/Monterrey',
      browser: 'Firefox',
    },
    {
      user_id: 'Usuario 11',
      email: 'admin@nandu.example',
      role: 'Admin',
      page_name: 'Users',
      date: moment(-2),
      is_mobile: true,
      language: 'es-MX',
      client_id: null,
      timezone: 'America/Monterrey',
      browser: 'Chrome',
    },
  ]

  return {
    approvalFiles,
    approvals,
    balances,
    bars,
    budgetCustomers,
    budgetRows,
    childFolders,
    comments,
    concessions,
    contractLines,
    contracts,
    credits,
    cuttingEnds,
    dashboard,
    delays,
    directCustomers,
    documentTypes,
    inTransit,
    inventory,
    invoices,
    lineReport,
    metrics,
    movements,
    offerItems,
    offers,
    openOrders,
    options,
    orderLines,
    partNumbers,
    pieces,
    punchOuts,
    quoteDetail,
    quotes,
    readyToShip,
    referenceLines,
    references,
    sales,
    scorecard,
    scrap,
    segments,
    segmentTotals,
    sellers,
    shipments,
    statement,
    statusReport,
    steel,
    terms,
    visits,
    wip,
    wipCounts,
  }
}

export type Rows = ReturnType<typeof rowsIn>
