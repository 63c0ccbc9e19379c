import fc from 'fast-check'
import { type AnyCall, ownerInput } from '#schema/call.ts'
import type { Fields } from '#schema/entity.ts'
import { infoOf } from '#schema/fields.ts'
import { wireName } from '#schema/wire/product.ts'
import { clientId, clientSecret, demoPassword } from '#tests/support/client/apiClient.ts'
import { changesTo, freshBudget } from '#tests/support/rows/commercial/budgets.ts'
import { aboutQuote, partOf } from '#tests/support/rows/commercial/quotes.ts'
import { contactGuids } from '#tests/support/rows/contacts.ts'
import { documentKinds } from '#tests/support/rows/orders/documentRows.ts'

/** Records known to exist, so that many requests are valid. */
export type Known = {
  users: readonly number[]
  doomed: readonly number[]
  customer: number
  batches: readonly number[]
  /** Concessions without comments, and a document of one of them. */
  concessions: readonly number[]
  document: string
  folder: { readonly id: number; readonly part: string; readonly type: number }
  approvalFile: { readonly id: number; readonly file: string }
  doomedFile: number
  quote: { readonly id: number; readonly number: string; readonly rfq: string; readonly drawing: string }
  /** A shipped load, and its mill test report. */
  load: { readonly id: number; readonly millTest: string }
  /** An uploaded file to look at, one to import, and a run to undo. */
  imports: {
    readonly stays: number
    readonly goes: number
    readonly closed: number
    readonly run: number
    readonly mapping: number
  }
  ownId: number
}

const fitting: Readonly<Record<string, (known: Known) => object>> = {
  'account.signIn': () => ({
    grant_type: 'password',
    username: 'rep@anvil.example',
    password: demoPassword,
    client_id: clientId,
    client_secret: clientSecret,
  }),
  'account.revokeToken': () => ({ token: 'unknown', client_id: clientId, client_secret: clientSecret }),
  'account.changePassword': () => ({ password: 'Long-enough-1', password_confirmation: 'Long-enough-1' }),
  'account.pageAccess': ({ customer }) => ({ slug: '/', client_id: customer }),
  'account.menu': ({ customer }) => ({ client_id: customer }),
  'account.contentAccess': () => ({ access: '4,5' }),
  'account.track': ({ customer }) => ({ titulo: 'Home', idcliente: customer }),
  'documents.orderScheduleByQuery': () => ({ pedido: 'DOC-1' }),
  'documents.certificateByQuery': ({ customer }) => ({ CoC: `CC${customer}` }),
  'orders.acknowledgementByQuery': () => ({ pedido: 'P-1' }),
  'orders.orderDetails': () => ({ pedido: 'P-1', fechai: 'null', fechaf: '31122026' }),
  'budgets.list': () => ({ Year: 2026 }),
  'budgets.get': () => ({ Seller: 1, Year: 2026 }),
  'budgets.getByLink': () => ({ Seller: 6, Year: 2026 }),
  'budgets.create': freshBudget,
  'budgets.update': () => changesTo(6, 2026),
  'budgets.mintLink': () => ({ seller: 6, year: 2026 }),
  'finance.referenceLines': () => ({ numero: '000000000000' }),
  'finance.generateReference': () => ({ facturas: [{ idFactura: 987_654, partialAmount: 1 }], notas: [] }),
  'tasks.editMail': () => ({ kind: 'invitation', choice: 'never' }),
  'logistics.bundleDocuments': () => ({ OpsLst: ['J-DOC'] }),
  'logistics.zipPacks': ({ load }) => ({ loads: [load.id] }),
  'logistics.zipDocuments': () => ({ links: '/content/api/Main/0x1/DocumentFile' }),
  'approvalFiles.comment': ({ folder }) => ({ idQualityApproval: folder.id, comment: 'Noted.', byAnvil: true }),
  'approvalFiles.saveChild': ({ folder: { id, part, type } }) => ({
    subFolderName: 'Revision A',
    subFolderId: '',
    name: part,
    idQualityApproval: id,
    idApprovalDocumentType: type,
  }),
  'approvalFiles.moveFile': ({ approvalFile: { id } }) => ({ subFolderId: '', idApprovalFile: id }),
  'approvalFiles.removeFile': ({ doomedFile }) => ({ idApprovalFile: doomedFile }),
  'imports.keepMapping': () => ({ name: 'Kept', fileName: 'a.csv', file: 'segments', columns: [] }),
  'imports.setRhythm': () => ({ rhythm: 'daily' }),
  'imports.check': () => ({ file: 'segments', columns: [] }),
  'imports.apply': () => ({ file: 'segments', columns: [] }),
  'quotes.quotePart': ({ customer }) => partOf(customer),
  'orderRequests.prices': ({ quote }) => ({ rows: `${quote.id}:1:1:3` }),
  'wip.listWip': ({ customer }) => ({ client_id: customer }),
  'quotes.mail': ({ quote }) => ({ correo: 'a@b.example', nombreCliente: 'Somebody', Cotizacion: quote.number }),
  'quoteHistory.sendFeedback': ({ quote }) => ({ rfqNumber: quote.rfq, message: 'Noted.' }),
  'quoteHistory.mailFeedback': ({ quote }) => aboutQuote(quote.id),
  'quoteHistory.requote': ({ quote }) => aboutQuote(quote.id),
  'salesGoals.goals': () => ({ year: 2026 }),
  'salesGoals.segments': () => ({ year: 2026 }),
  'salesGoals.soldParts': () => ({ year: 2026, segmento: 4 }),
  'concessions.comment': () => ({ comment: 'Accepted.', byAnvil: true }),
  'orderReports.answerLine': () => ({
    numeroParte: '00123',
    comentarioVendedor: null,
    fechaActualizada: '2026-12-31',
  }),
  'administration.registerUser': ({ customer }) => ({
    role: 3,
    multiple_client_ids: [customer],
    newPermissions: [],
    client_id: null,
    Client_IdForge: null,
  }),
  'administration.editUser': ({ customer }) => ({
    role: 3,
    multiple_client_ids: [customer],
    newPermissions: [],
    client_id: null,
    Client_IdForge: null,
    password: 'Long-enough-1',
  }),
}

const documentHashes = ({ customer }: Known) => [`doc${customer}`]
const noneOr = (value: string) => () => ['null', value]

export const fittingParameters: Readonly<
  Record<string, Readonly<Record<string, (known: Known) => readonly string[]>>>
> = {
  'approvalFiles.listComments': { folderId: ({ folder }) => [String(folder.id)] },
  'approvalFiles.document': { fileId: ({ approvalFile }) => [approvalFile.file] },
  'quoteHistory.detail': { quoteId: ({ quote }) => [String(quote.id)] },
  'quoteHistory.quoteFile': {
    number: ({ quote }) => [quote.number],
    revisionId: ({ quote }) => [String(quote.id)],
  },
  'quoteHistory.document': { fileId: ({ quote }) => [quote.drawing] },
  'answerFaults.mute': { id: () => ['1'] },
  // A placed order of the demo.
  'orderRequests.detail': { number: () => ['OR26-000003'] },
  'orderRequests.file': { number: () => ['OR26-000003'] },
  // Requests of the demo.
  ...Object.fromEntries(
    ['detail', 'addMessage', 'answer', 'agree', 'close', 'reopen', 'markRead', 'document'].map((call) => [
      `requests.${call}`,
      { number: () => ['RQ26-000002', 'RQ26-000003'] },
    ]),
  ),
  'salesGoals.soldParts': { customerId: ({ customer }) => [String(customer)] },
  'onboarding.undo': { id: ({ batches }) => batches.map(String) },
  ...Object.fromEntries(
    ['propose', 'check', 'annotated'].map((call) => [
      `imports.${call}`,
      { id: ({ imports }) => [String(imports.stays)] },
    ]),
  ),
  'imports.apply': { id: ({ imports }) => [String(imports.goes)] },
  'imports.discard': { id: ({ imports }) => [String(imports.closed)] },
  'imports.setRhythm': { file: () => ['segments'] },
  'imports.forgetMapping': { id: ({ imports }) => [String(imports.mapping)] },
  'imports.getRun': { id: ({ imports }) => [String(imports.run)] },
  'imports.undo': { id: ({ imports }) => [String(imports.run)] },
  'budgets.sellerPhoto': { sellerId: () => ['1', '6'] },
  'concessions.comment': { id: ({ concessions }) => concessions.map(String) },
  'concessions.approve': { id: ({ concessions }) => concessions.map(String) },
  'concessions.document': { fileId: ({ document }) => [document] },
  'company.portrait': { id: () => ['1', '2', '3'] },
  // The only bar of the demo with an approval file.
  'material.approvalDocument': { id: () => ['13'] },
  'material.listPieces': { id: () => ['13'] },
  // Demo offers: one in any state, accepted ones, and those with an invoice.
  'offers.listItems': { id: () => ['1'] },
  'offers.agreement': { id: () => ['3', '4'] },
  'offers.invoice': { id: () => ['4', '8'] },
  'documents.statement': { session: () => ['-'] },
  'documents.invoice': { orderHash: documentHashes, invoiceHash: documentHashes },
  'documents.invoiceXml': { orderHash: documentHashes, invoiceHash: documentHashes },
  'documents.certificateByQuery': {
    orderHash: ({ customer }) => [`load${customer}`],
    invoiceHash: ({ customer }) => [`cert${customer}`],
  },
  'documents.millTestData': { hash: ({ load }) => [load.millTest] },
  'logistics.pack': { load: ({ load }) => [String(load.id)] },
  'documents.certificate': {
    orderHash: ({ customer }) => [`load${customer}`],
    invoiceHash: ({ customer }) => [`cert${customer}`],
    certificate: ({ customer }) => [`CC${customer}`],
  },
  'finance.openInvoices': { invoice: noneOr('FE-1'), purchaseOrder: noneOr('P-1') },
  'documents.orderDocument': { hash: ({ customer }) => documentKinds.map((kind) => `${kind}${customer}`) },
  'documents.acknowledgement': { id: ({ customer }) => [String(7_000_000 + customer)] },
  'orderReports.answerLine': { id: ({ customer }) => [String(7_000_000 + customer)] },
  'documents.statusReport': { id: ({ customer }) => [String(customer)] },
  'orders.acknowledgement': { purchaseOrder: () => ['P-1'] },
  'documents.orderSchedule': { purchaseOrder: () => ['DOC-1'] },
  'support.photo': { guid: () => contactGuids },
  'documents.schedule': { purchaseOrder: noneOr('DOC-1'), jobOrder: noneOr('J-DOC'), status: noneOr('1') },
}

/**
 * Values of the given query or body fields that make a call succeed; null if none are known. The customer is filled in
 * if needed.
 */
export const fittingFor = (name: string, fields: Fields, call: AnyCall, known: Known) => {
  const owner = fields[ownerInput(call) ?? '']
  const own = owner ? { [wireName(infoOf(owner).wire)]: known.customer } : {}
  const wires = Object.values(fields).map((field) => wireName(infoOf(field).wire))
  const values = Object.entries(fitting[name]?.(known) ?? {}).filter(([wire]) => wires.includes(wire))
  const fits = { ...own, ...Object.fromEntries(values) }
  return Object.keys(fits).length > 0 ? fits : null
}

/** A value one time in four, else null. */
export const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })
