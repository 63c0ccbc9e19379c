import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account } from '#schema/account/account.ts'
import { administration } from '#schema/administration/administration.ts'
import { type Call, nameOfCall } from '#schema/call.ts'
import { finance } from '#schema/finance/finance.ts'
import { logistics } from '#schema/logistics/logistics.ts'
import { material } from '#schema/material/material.ts'
import { delays } from '#schema/orders/delays.ts'
import { orderReports } from '#schema/orders/orderReports.ts'
import { approvalFiles } from '#schema/quality/approvalFiles.ts'
import { concessions } from '#schema/quality/concessions.ts'
import { quoteHistory } from '#schema/quotes/quoteHistory.ts'
import { quotes } from '#schema/quotes/quotes.ts'
import { budgets } from '#schema/sales/budgets.ts'
import { offers } from '#schema/scrap/offers.ts'
import { wireName } from '#schema/wire/product.ts'
import type { Client } from '#tests/support/client/apiClient.ts'
import { firstChoice, otherChoices } from '#tests/support/secondCompany/choices.ts'
import { pdf } from '#tests/support/secondCompany/documents.ts'
import { keyOf } from '#tests/support/secondCompany/rows.ts'
import { writes } from '#tests/support/secondCompany/writes.ts'
import { type InFront, startInFront } from './inFront.ts'

let front: InFront
const clients: Record<string, Client> = {}

beforeAll(async () => {
  front = await startInFront()
  for (const name of ['admin', 'cliente', 'acero', 'personal']) clients[name] = await front.as(name)
})

afterAll(() => front.stop())

beforeEach(() => {
  Object.assign(front.company.choice, firstChoice())
  front.company.refused.length = 0
})

interface Task {
  readonly by: 'admin' | 'cliente' | 'acero' | 'personal'
  readonly call: Call
  readonly input: object
  readonly files?: readonly File[]
  /** Specified content of the request. Files are compared by name. */
  readonly params?: object
  readonly body: unknown
  readonly query?: object
}

const file = new File([Uint8Array.from(pdf)], 'Größe ñ.pdf', { type: 'application/pdf' })
const link = '/content/api/Main/0xD0C1/DocumentFile'
const fileName = 'Größe ñ.pdf'

const task = (
  by: Task['by'],
  call: Call,
  input: object,
  more: Pick<Task, 'files' | 'params' | 'body' | 'query'>,
): Task => ({ by, call, input, ...more })

const year = new Date().getUTCFullYear()
const key = (number: number) => keyOf({ ids: 'letters' }, number)
const months = Array.from({ length: 12 }, (_, index) => 10 + index)
const monthCents = months.map((amount) => amount * 100_000)

const permissions = [
  { pageId: 64, hasAccess: true },
  { pageId: 72, hasAccess: false },
]
const permissionsOnWire = [
  { id: 64, hasAccess: true },
  { id: 72, hasAccess: false },
]

const note = {
  partNumber: 'NP-Ñ1',
  customerComment: '',
  date: null,
  sellerComment: null,
  isConfirmed: false,
}

const user = {
  name: 'Ñoño Peña',
  email: 'nono@nandu.example',
  roleId: 3,
  phone: '+52 81',
  company: 'Aceros Ñandú',
  position: 'Compras',
  country: 'México',
  state: 'Nuevo León',
  city: 'Monterrey',
  salesContact: 'Núria',
  salesEmail: 'nuria@nandu.example',
  comments: 'Señor',
  customerIds: [101],
  plant: 'forge',
  customerId: 101,
  forgeCustomerId: 101,
} as const

const noteOnWire = {
  numeroParte: 'NP-Ñ1',
  comentarioCliente: '',
  fechaActualizada: '',
  comentarioVendedor: null,
  confirmacion: false,
}

const { salesEmail: _email, plant: _plant, ...edited } = user

const userOnWire = {
  name: 'Ñoño Peña',
  email: 'nono@nandu.example',
  role: 3,
  phone: '+52 81',
  company: 'Aceros Ñandú',
  company_position: 'Compras',
  country: 'México',
  state: 'Nuevo León',
  city: 'Monterrey',
  sales_contact: 'Núria',
  comments: 'Señor',
  multiple_client_ids: [101],
  client_id: 101,
  Client_IdForge: 101,
}

const quoteRow = {
  rfqNumber: 'RFQ-1',
  quoteId: key(71),
  number: 'COT-71',
  revision: 1,
  revisionId: key(1),
  item: 1,
  quantity: 10,
  weeks: 12,
  outerDiameter: 20.5,
  innerDiameter: 10.25,
  length: 4,
  price: 125_050,
  status: 'Vigente',
  isNoQuote: false,
  committedOn: null,
  requestedOn: `${year}-05-01`,
  expiresOn: null,
  hasOrder: false,
  isFeedbackSent: false,
  feedback: null,
}

const quoteRowOnWire = {
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
  AnvilCommitDate: null,
  customerRequestDate: `${year}-05-01`,
  quoteExpirationDate: null,
  tienePedidoLigado: false,
  feedbackEnviado: false,
  feedback: null,
}
const mail = {
  comment: '¿Más rápido?',
  recipient: 'vendedor@nandu.example',
  customer: 'Ñandú Acería',
  contactName: 'Íñigo',
}
const mailOnWire = {
  comentario: '¿Más rápido?',
  destinatario: 'vendedor@nandu.example',
  cliente: 'Ñandú Acería',
  nombreContacto: 'Íñigo',
}

const part = {
  crmId: 'CRM-00NA',
  specGuid: 'Especificación-1',
  treatmentGuid: 'Temple-1',
  machiningGuid: null,
  ultrasonicGuid: null,
  type: 'ring',
  quantity: 10,
  outerDiameter: 20.5,
  innerDiameter: 10.25,
  length: 4,
  number: null,
  firstHole: 0,
  firstHoles: 0,
  secondHole: 0,
  secondHoles: 0,
  address: null,
} as const

/** Every change, as a page sends it, and what the specifications say that arrives. */
const tasks: readonly Task[] = [
  task(
    'admin',
    administration.registerUser,
    { ...user, newPermissions: permissions },
    {
      body: { ...userOnWire, sales_email: 'nuria@nandu.example', isforge: 1, newPermissions: permissionsOnWire },
    },
  ),
  task(
    'admin',
    administration.editUser,
    { ...edited, id: 'Usuario 12', newPermissions: permissions },
    {
      params: { userId: 'Usuario 12' },
      body: { ...userOnWire, newPermissions: permissionsOnWire },
    },
  ),
  task('admin', administration.deleteUser, { id: 'Usuario 16' }, { params: { userId: 'Usuario 16' }, body: {} }),
  task(
    'cliente',
    account.editProfile,
    { name: 'Íñigo', city: 'Peñón', company: 'Ñandú', version: 0 },
    {
      body: { name: 'Íñigo', city: 'Peñón', company: 'Ñandú' },
    },
  ),
  task(
    'cliente',
    account.changePassword,
    { password: 'Nueva-2026', confirmation: 'Nueva-2026' },
    {
      body: { password: 'Nueva-2026', password_confirmation: 'Nueva-2026' },
    },
  ),
  task(
    'cliente',
    account.requestPasswordReset,
    { email: 'cliente@nandu.example' },
    {
      body: { email: 'cliente@nandu.example' },
    },
  ),
  task(
    'cliente',
    account.resetPassword,
    { email: 'cliente@nandu.example', password: 'Nueva-2026', confirmation: 'Nueva-2026', token: 'abc' },
    {
      body: {
        email: 'cliente@nandu.example',
        password: 'Nueva-2026',
        password_confirmation: 'Nueva-2026',
        token: 'abc',
      },
    },
  ),
  task(
    'cliente',
    finance.generateReference,
    { customerId: 101, invoices: [{ id: key(501), amount: 6_025_050 }], notes: [{ id: key(601), amount: 100_000 }] },
    {
      params: { customerId: '101' },
      body: {
        facturas: [{ idFactura: key(501), partialAmount: 60_250.5 }],
        notas: [{ idNota: key(601), cantidad: 1000 }],
      },
    },
  ),
  task(
    'cliente',
    logistics.bundleDocuments,
    { kind: 'invoice', customerId: 101, jobOrderText: 'OP-1,OP-2', jobOrders: ['OP-1', 'OP-2'] },
    { body: { TipoArchivo: 2, IdCliente: 101, Ops: 'OP-1,OP-2', OpsLst: ['OP-1', 'OP-2'] } },
  ),
  task(
    'cliente',
    logistics.zipDocuments,
    { customerId: 101, links: [link, link] },
    {
      body: { links: `${link},${link}` },
    },
  ),
  task(
    'cliente',
    material.approve,
    { customerId: 101, id: key(1), isApproved: true, comment: '' },
    { files: [file], body: { idHeat: key(1), approved: 'true', comment: '', approvalFiles: fileName } },
  ),
  task(
    'cliente',
    material.approve,
    { customerId: 101, id: key(1), isApproved: false, comment: 'Grieta en señal' },
    { body: { idHeat: key(1), approved: 'false', comment: 'Grieta en señal' } },
  ),
  task(
    'cliente',
    offers.answer,
    { id: key(1), isAccepted: false },
    { params: { offerId: key(1) }, body: { aceptado: false } },
  ),
  task(
    'cliente',
    offers.sendInvoice,
    { id: key(2) },
    {
      files: [file],
      params: { offerId: key(2) },
      body: { documentFactura: fileName },
    },
  ),
  task(
    'acero',
    orderReports.confirm,
    { id: key(9001), ...note, isConfirmed: true },
    {
      params: { orderId: key(9001) },
      body: { ...noteOnWire, confirmacion: true },
    },
  ),
  task(
    'acero',
    orderReports.comment,
    { id: key(9001), ...note, customerComment: '¿Cuándo?', customerId: 303, purchaseOrder: 'PO-7001' },
    {
      params: { orderId: key(9001) },
      body: { ...noteOnWire, comentarioCliente: '¿Cuándo?', IdCustomer: 303, PO: 'PO-7001' },
    },
  ),
  task(
    'admin',
    orderReports.answerLine,
    { id: key(9001), ...note, date: `${year}-12-30` },
    {
      params: { orderId: key(9001) },
      body: { ...noteOnWire, fechaActualizada: `${year}-12-30` },
    },
  ),
  task(
    'admin',
    orderReports.answerLine,
    { id: key(9001), ...note, sellerComment: 'Mañana' },
    {
      params: { orderId: key(9001) },
      body: { ...noteOnWire, comentarioVendedor: 'Mañana' },
    },
  ),
  task(
    'admin',
    orderReports.setEta,
    { customerId: 303, tracking: 'GUÍA-1', eta: `${year}-12-30` },
    {
      params: { customerId: '303' },
      body: { trackingNumber: 'GUÍA-1', fechaETA: `${year}-12-30` },
    },
  ),
  task(
    'admin',
    delays.changeDates,
    { changes: [{ id: key(1), date: `${year}-12-30`, reason: 'Falta acero', seenDate: `${year}-12-01` }] },
    { body: [{ idOrden: key(1), nuevaFecha: `${year}-12-30`, Comment: 'Falta acero' }] },
  ),
  task(
    'cliente',
    concessions.comment,
    { id: key(1), customerId: 101, comment: 'De acuerdo, señor', isByProvider: false },
    {
      params: { concessionId: key(1) },
      body: { idCustomer: 101, comment: 'De acuerdo, señor', byAnvil: false },
    },
  ),
  task(
    'cliente',
    concessions.approve,
    { id: key(1), customerId: 101 },
    {
      files: [file],
      params: { concessionId: key(1) },
      body: { idCustomer: '101', file: fileName },
    },
  ),
  task(
    'personal',
    approvalFiles.createFolder,
    { customerId: 101, partNumber: 'NP-2', typeId: key(1), isByProvider: true },
    {
      files: [file],
      // The fields do not tell whose part number it is.
      query: { idCustomer: '101' },
      body: { Name: 'NP-2', IdApprovalDocumentType: key(1), ByAnvil: 'true', Document: fileName },
    },
  ),
  task(
    'personal',
    approvalFiles.addFiles,
    { customerId: 101, partNumber: 'NP-Ñ1', folderId: key(1), typeId: key(1), isByProvider: true, childId: key(51) },
    {
      files: [file, file],
      body: {
        Name: 'NP-Ñ1',
        idQualityApproval: key(1),
        IdApprovalDocumentType: key(1),
        ByAnvil: 'true',
        SubFolderId: key(51),
        Document: [fileName, fileName],
      },
    },
  ),
  task(
    'cliente',
    approvalFiles.addFiles,
    { customerId: 101, partNumber: 'NP-Ñ1', folderId: key(1), typeId: key(1), isByProvider: false, childId: null },
    {
      files: [file],
      body: {
        Name: 'NP-Ñ1',
        idQualityApproval: key(1),
        IdApprovalDocumentType: key(1),
        ByAnvil: 'false',
        SubFolderId: '',
        Document: fileName,
      },
    },
  ),
  task(
    'personal',
    approvalFiles.saveChild,
    { customerId: 101, name: 'Año nuevo', folderId: key(1), typeId: key(1), childId: null, partNumber: 'NP-Ñ1' },
    {
      body: {
        subFolderName: 'Año nuevo',
        idQualityApproval: key(1),
        idApprovalDocumentType: key(1),
        subFolderId: '',
        name: 'NP-Ñ1',
      },
    },
  ),
  task(
    'personal',
    approvalFiles.moveFile,
    { customerId: 101, childId: key(51), id: key(41) },
    {
      body: { subFolderId: key(51), idApprovalFile: key(41) },
    },
  ),
  task('personal', approvalFiles.removeFile, { customerId: 101, id: key(41) }, { body: { idApprovalFile: key(41) } }),
  task(
    'cliente',
    approvalFiles.comment,
    { customerId: 101, folderId: key(1), comment: '¿Y la firma?', isByProvider: false },
    {
      body: { idQualityApproval: key(1), comment: '¿Y la firma?', byAnvil: false },
    },
  ),
  task(
    'cliente',
    quoteHistory.mailFeedback,
    { customerId: 101, ...quoteRow, ...mail },
    {
      params: { customerId: '101' },
      body: { ...quoteRowOnWire, ...mailOnWire },
    },
  ),
  task(
    'cliente',
    quoteHistory.requote,
    { customerId: 101, ...quoteRow, ...mail },
    {
      params: { customerId: '101' },
      body: { ...quoteRowOnWire, ...mailOnWire },
    },
  ),
  task(
    'cliente',
    quoteHistory.sendFeedback,
    { customerId: 101, rfqNumber: 'RFQ-1', message: 'Caro' },
    {
      body: { idCustomer: 101, rfqNumber: 'RFQ-1', message: 'Caro' },
    },
  ),
  task(
    'cliente',
    quotes.quotePart,
    { customerId: 101, ...part },
    {
      params: { customerId: '101' },
      body: {
        idCRM: 'CRM-00NA',
        guidResumenEspecificacion: 'Especificación-1',
        opcionTT: 'Temple-1',
        opcionMaq: null,
        opcionUT: null,
        guidTipoPieza: 1,
        cantidad: 10,
        de: 20.5,
        di: 10.25,
        h: 4,
        numeroCotizacion: null,
        diam1: 0,
        noagujeros1: 0,
        diam2: 0,
        noagujeros2: 0,
        strDireccionEmbarque: null,
      },
    },
  ),
  task(
    'cliente',
    quotes.mail,
    { customerId: 101, email: 'a@nandu.example', customer: 'Ñandú', number: 'COT-99' },
    {
      params: { customerId: '101' },
      body: { correo: 'a@nandu.example', nombreCliente: 'Ñandú', Cotizacion: 'COT-99' },
    },
  ),
  task(
    'admin',
    budgets.create,
    {
      sellerId: key(1),
      year,
      rows: [{ customerId: 101, segmentId: key(2), contractId: key(91), months: monthCents, yearlyGoal: null }],
    },
    {
      body: {
        seller: key(1),
        year,
        rows: [{ idCliente: 101, segment: key(2), contract: key(91), months, AerofabsYearly: null }],
      },
    },
  ),
  task(
    'admin',
    budgets.create,
    {
      sellerId: key(1),
      year,
      rows: [{ customerId: null, segmentId: key(1), contractId: null, months: null, yearlyGoal: 120_000_000 }],
    },
    {
      body: {
        seller: key(1),
        year,
        rows: [{ idCliente: null, segment: key(1), contract: null, months: null, AerofabsYearly: 1200 }],
      },
    },
  ),
]

const nameOf = ({ call, by }: Task, index: number) => `${index + 1} ${call.path} by ${by}`

/** Files are compared by their names. */
const plain = (body: unknown): unknown => {
  if (body instanceof File) return body.name
  if (Array.isArray(body)) return body.map(plain)
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, plain(value)]))
}

const run = ({ by, call, input, files }: Task) => front.make(clients[by] as Client, call, input, files)

describe('what arrives has the fields of the specifications', () => {
  test.each(tasks.map((one, index) => [nameOf(one, index), one] as const))('%s', async (_name, one) => {
    const { status, text, arrived } = await run(one)
    expect([status, front.company.refused], text).toEqual([expect.any(Number), []])
    expect(status, text).toBeLessThan(300)
    expect(arrived).toHaveLength(1)
    const [{ params, query, body } = { params: {}, query: {}, body: null }] = arrived
    expect({ params, query, body: plain(body) }).toEqual(expectedOf(one))
  })
})

const expectedOf = ({ params = {}, query = {}, body }: Task) => ({ params, query, body })

test('every change of the specifications is among them', () => {
  const made = tasks.map(({ call }) => wireName(nameOfCall(call.forwardedAs ?? call)))
  const shape = (name: string) => name.replace(/:\w+/g, ':').replace(/\/$/, '')
  const missing = Object.keys(writes).filter((name) => !made.map(shape).includes(shape(name)))
  // Changing a budget has a test of its own, because it needs a signed link; the footer reports each page.
  expect(missing).toEqual(['POST /write/api/Budgets/modify', 'POST /write/Tracking'])
})

describe('a change has succeeded, whatever its answer is', () => {
  test.each(otherChoices.filter((choice) => 'writes' in choice).map((choice) => [choice.writes, choice] as const))(
    '%s',
    async (_name, choice) => {
      Object.assign(front.company.choice, choice)
      for (const one of tasks) {
        const { status, text } = await run(one)
        expect(status, `${one.call.path} ${text}`).toBeLessThan(300)
      }
    },
  )
})

test('a signed link opens the budget of a seller whose id has letters', async () => {
  const admin = clients.admin as Client
  const minted = await front.make(admin, budgets.mintLink, { sellerId: key(1), year })
  const changes = {
    added: [{ customerId: 202, segmentId: key(3), contractId: null, months: monthCents, id: null }],
    edited: [{ customerId: 101, id: key(81), months: monthCents }],
    deleted: [{ customerId: 101, id: key(82) }],
  }
  const about = { sellerId: key(1), year, version: 0, link: JSON.parse(minted.text).t }
  const { arrived } = await front.make(admin, budgets.update, { ...about, ...changes })
  expect(arrived.map(({ body }) => body)).toEqual([
    {
      seller: key(1),
      year,
      rowsAdd: [{ idClient: 202, idSegment: key(3), idContract: null, months, idBudget: null }],
      rowsEdit: [{ idClient: 101, idBudget: key(81), months }],
      rowsDelete: [{ idBudget: key(82), idClient: 101 }],
    },
  ])
  const foreign = await front.make(admin, budgets.update, { ...about, ...changes, sellerId: key(2) })
  expect([foreign.status, foreign.arrived]).toEqual([403, []])
})

test('a customer whose id has letters is acted for by its users and by staff alone', async () => {
  const comment = { id: key(1), customerId: 'CLI Ñ-404', comment: 'De acuerdo', isByProvider: false }
  for (const account of ['letras', 'personal']) {
    const { arrived } = await front.make(await front.as(account), concessions.comment, comment)
    expect(arrived.map(({ body }) => body)).toEqual([
      { idCustomer: 'CLI Ñ-404', comment: 'De acuerdo', byAnvil: false },
    ])
  }
  const foreign = await front.make(clients.cliente as Client, concessions.comment, comment)
  expect([foreign.status, foreign.arrived]).toEqual([404, []])
  const setEta = { customerId: 'CLI Ñ-404', tracking: 'GUÍA-1', eta: `${year}-12-30` }
  const { arrived } = await front.make(clients.admin as Client, orderReports.setEta, setEta)
  expect(arrived.map(({ params }) => params)).toEqual([{ customerId: 'CLI Ñ-404' }])
})

test('an id of digits arrives as a number', async () => {
  Object.assign(front.company.choice, { ids: 'numbers' })
  const moved = { customerId: 101, childId: 51, id: 41 }
  const { arrived } = await front.make(clients.personal as Client, approvalFiles.moveFile, moved)
  expect(arrived.map(({ body }) => body)).toEqual([{ subFolderId: '51', idApprovalFile: 41 }])
})

test.each(['A/1', '..', 'A%2F', 'A\n1', ' A'])('refuses the id %j, which cannot be part of a path', async (id) => {
  const { status, text, arrived } = await front.make(clients.personal as Client, approvalFiles.removeFile, {
    customerId: 101,
    id,
  })
  expect([status, JSON.parse(text).fields, arrived]).toEqual([400, { idApprovalFile: 'Has the wrong type.' }, []])
})
