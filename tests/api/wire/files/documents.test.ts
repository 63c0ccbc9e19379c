import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { openDocument } from '#tests/support/files/readPdf.ts'
import { addCustomer, addInvoice } from '#tests/support/rows/commercial/invoices.ts'
import { documentKinds, documentPaths, plantDocuments, repeatLine } from '#tests/support/rows/orders/documentRows.ts'

// The demo customer without records, so that every row belongs to this test.
const own = customers.brandNew
const foreign = customers.creditHold
const jobOrder = 7_000_000 + own

let api: Api
let admin: Client
let buyer: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
  buyer = await api.as('new')
  const slashed = { jobOrder: 'J/2', purchaseOrder: 'PO/2026 #7', part: 'A/7', status: 'late' }
  await plantDocuments(api, own, [
    { ...slashed, quantity: 25, shipped: 5, requested: '2026-10-31', committed: '2028-02-29', cutting: 3 },
    {
      jobOrder: 'J-3',
      purchaseOrder: 'DOC-1',
      part: '=1+1',
      lineItem: 2,
      quantity: 7,
      price: 1,
      newlyCommitted: '2026-12-31',
    },
  ])
  await plantDocuments(api, foreign)
})

const { acknowledgement, ...ofCustomers } = documentPaths
const read = (path: string, by = buyer) => openDocument(api, by, path)
const plain = (text: string) => text.replace(/\s+/g, ' ')

describe.each(Object.entries(ofCustomers))('the document %s', (name, path) => {
  test('returns 401 when signed out', async () => {
    const { status, body } = await api.anyone.get(path(own))
    expect([status, body.error]).toEqual([401, 'unauthorized'])
  })

  test('returns 403 without a page that links to it', async () => {
    const pages = { invoice: [64, 73, 103, 1001], statement: [64], orderDocument: [65, 103] }[name] ?? [65]
    const member = await addMember(api, admin, {
      multiple_client_ids: [own],
      newPermissions: pages.map((id) => ({ id, hasAccess: false })),
    })
    const { status, body } = await (await api.as(member.email)).get(path(own))
    expect([status, body.error]).toEqual([403, 'forbidden'])
  })

  test('returns the same 404 for another customer and an unknown one', async () => {
    const answers = await Promise.all([foreign, 987_654].map((customer) => buyer.get(path(customer))))
    expect(answers.map(({ status, body: { error, message } }) => [status, error, message])).toEqual([
      [404, 'not_found', 'This does not exist, or you do not have access to it.'],
      [404, 'not_found', 'This does not exist, or you do not have access to it.'],
    ])
    expect(answers[0]?.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  test('is an inline PDF that is not cached or sniffed', async () => {
    const { headers, bytes } = await read(path(own))
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename="[\w .-]+\.pdf"/),
      'content-length': String(bytes.length),
      'cache-control': expect.stringContaining('no-store'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  })

  test('returns 404 for HEAD', async () => {
    expect((await fetch(`${api.url}${path(own)}`, { method: 'HEAD' })).status).toBe(404)
  })
})

describe('order acknowledgement document', () => {
  const path = acknowledgement(own)

  test('returns 401 when signed out and 404 for another customer', async () => {
    const other = await api.as('hold')
    expect([(await api.anyone.get(path)).status, (await other.get(path)).status]).toEqual([401, 404])
  })

  test.each([
    ['of a late order', "status = 'late'"],
    ['that has not been made', 'acknowledged_on = null'],
  ])('%s returns 404', async (_what, change) => {
    const [before] = await api.rows.ask('select status, acknowledged_on from job_orders where id = ?', jobOrder)
    await api.rows.ask(`update job_orders set ${change} where id = ?`, jobOrder)
    const answers = [
      (await admin.get(path)).status,
      (await admin.get('/content/api/Orders/1999999999/acknowledgement')).status,
    ]
    await api.rows.ask(
      'update job_orders set status = ?, acknowledged_on = ? where id = ?',
      before?.status,
      before?.acknowledged_on,
      jobOrder,
    )
    expect(answers).toEqual([404, 404])
  })

  test.each(['admin', 'staff', 'manager'])('is returned to %s', async (account) => {
    const { text } = await read(path, await api.as(account))
    expect(plain(text)).toContain(
      'Acknowledged on 02/Feb/2026 Customer request date 01/Dec/2026 Commitment date 15/Dec/2026',
    )
    expect(plain(text)).toContain('00123 F-00123 Ring 10 123.45 1,234.50')
  })
})

describe('invoice document', () => {
  const by = (order: string, invoice: string) => `/content/EQuoteService/FacturaStreamEncode/0x${order}/0x${invoice}`

  test('contains its lines, their sum and the balance', async () => {
    const text = plain((await read(documentPaths.invoice(own))).text)
    expect(text).toContain('1 DOC-1 J-DOC 00123 Ring 4 123.45 493.80')
    expect(text).toContain('Invoice total 493.80 Paid or credited 0.00 Balance 493.80')
    expect(text).toContain('20/Nov/2026')
  })

  test('contains the purchase order of each line if there are several', async () => {
    const invoice = `(select id from invoices where hash = 'doc${own}')`
    const [before] = await api.rows.ask(`select purchase_order_id as id from invoices where id = ${invoice}`)
    const [line] = await api.rows.ask('select id from job_orders where customer_id = ? and number = ?', own, 'J/2')
    const insert = `insert into invoice_lines (invoice_id, position, job_order_id, quantity, price) values (${invoice}, 2, ?, 1, 100)`
    await api.rows.ask(insert, line?.id)
    const ofSeveral = plain((await read(documentPaths.invoice(own))).text)
    await api.rows.ask(`delete from invoice_lines where invoice_id = ${invoice} and position = 2`)
    await api.rows.ask(`update job_orders set purchase_order_id = ? where id = ?`, before?.id, jobOrder)
    const ofOne = plain((await read(documentPaths.invoice(own))).text)
    await api.rows.ask(
      "update job_orders set purchase_order_id = (select id from purchase_orders where number = 'DOC-1' and customer_id = ?) where id = ?",
      own,
      jobOrder,
    )
    expect(ofSeveral).toContain('Line PO Job Order')
    expect(ofSeveral).toContain('1 DOC-1 J-DOC 00123 Ring 4 123.45 493.80 2 PO/2026 #7 J/2 A/7 Ring 1 1.00 1.00')
    expect(ofOne).toContain('Line Job Order')
    expect(ofOne).toContain('1 J-DOC 00123 Ring 4 123.45 493.80')
  })

  test('returns 404 for the hash of another order', async () => {
    expect((await admin.get(by(`doc${foreign}`, `doc${own}`))).status).toBe(404)
    expect((await admin.get(by('doc', `doc${own}`))).status).toBe(404)
  })

  test('returns 404 for an invoice without a document', async () => {
    await api.rows.ask('update invoices set has_document = 0 where hash = ?', `doc${own}`)
    const { status } = await buyer.get(documentPaths.invoice(own))
    await api.rows.ask('update invoices set has_document = 1 where hash = ?', `doc${own}`)
    expect(status).toBe(404)
  })

  test('lists other charges and discounts besides the lines', async () => {
    await api.rows.ask('update invoices set amount = 50000, balance = 100 where hash = ?', `doc${own}`)
    const text = plain((await read(documentPaths.invoice(own))).text)
    await api.rows.ask('update invoices set amount = 49380, balance = 49380 where hash = ?', `doc${own}`)
    expect(text).toContain('Other charges and discounts 6.20 Invoice total 500.00 Paid or credited 499.00 Balance 1.00')
  })
})

describe('order document', () => {
  test.each(documentKinds)('is drawn from the rows: %s', async (kind) => {
    const { text } = await read(documentPaths.orderDocument(own, kind))
    const expected = {
      confirmation: [
        '1 J-DOC 00123 Ring 15/Dec/2026 10 123.45 1,234.50',
        '2 J-3 =1+1 Ring 31/Dec/2026 7 0.01 0.07',
        'Total 17 1,234.57',
      ],
      schedule: ['DOC-1 1 J-DOC 00123 10 4 6', 'On Time Forging', 'Total 17 4 13'],
      certificate: ['1 J-DOC 00123 F-00123 Ring Alloy 718 4', 'Total 4'],
    }[kind]
    for (const words of expected) expect(plain(text)).toContain(words)
  })

  test('certificate lists shipped lines only', async () => {
    expect((await read(documentPaths.orderDocument(own, 'certificate'))).text).not.toContain('J-3')
  })

  test('certificate of an order without shipments certifies nothing', async () => {
    await api.rows.ask('update job_orders set shipped = 0 where id = ?', jobOrder)
    const { text } = await read(documentPaths.orderDocument(own, 'certificate'))
    await api.rows.ask('update job_orders set shipped = 4 where id = ?', jobOrder)
    expect(text).toContain('No part of this order has been shipped yet.')
    expect(text).not.toContain('inspected')
  })
})

describe('a document of an order with more lines than its limit', () => {
  let customer: number

  beforeAll(async () => {
    customer = await addCustomer(api)
    const { jobOrder } = await plantDocuments(api, customer)
    await api.rows.ask('update parts set weight = 1.005 where customer_id = ?', customer)
    await repeatLine(api, jobOrder, 2_000)
  })

  test.each([
    ['confirmation', 'Total 20,010 2,470,234.50'],
    ['schedule', 'Total 20,010 8,004 12,006'],
    ['certificate', 'Total 8,004'],
  ])('contains the first 2,000 lines in its %s, a note, and totals of all lines', async (kind, total) => {
    const text = plain((await read(documentPaths.orderDocument(customer, kind), admin)).text)
    expect(text).toContain('These are the first 2,000 of 2,001 lines; the totals cover all of them.')
    expect(text).toContain(total)
    expect(text.match(/ J-DOC(-\d+)? 00123 /g)).toHaveLength(2_000)
  })

  test('contains the total weight of all lines', async () => {
    await api.rows.ask('update job_orders set quantity = 5 where customer_id = ?', customer)
    const text = plain((await read(documentPaths.statusReport(customer), admin)).text)
    expect(text).toContain('J-DOC-7 00123 5 1 1.01 1 Forging')
    expect(text).toContain('Total 10,005 2,001 2,021.01')
  })

  test('certifies shipped lines beyond the limit', async () => {
    await api.rows.ask('update job_orders set shipped = 0 where customer_id = ?', customer)
    await api.rows.ask(
      "update job_orders set shipped = 1, line_item = 99 where number = 'J-DOC' and customer_id = ?",
      customer,
    )
    const text = plain((await read(documentPaths.orderDocument(customer, 'certificate'), admin)).text)
    expect(text).toContain('99 J-DOC 00123')
    expect(text).not.toContain('These are the first')
    expect(text).toContain('Total 1')
  })
})

describe('commitment date in documents', () => {
  const days = (committed: string, newly: string | null) =>
    api.rows.ask(
      'update job_orders set committed_on = ?, new_committed_on = ? where id = ?',
      committed,
      newly,
      jobOrder,
    )
  const papers = () =>
    Promise.all([
      ...[documentPaths.schedule(own), documentPaths.orderSchedule(own)].map((path) => read(path)),
      ...['confirmation', 'schedule'].map((kind) => read(documentPaths.orderDocument(own, kind))),
      read(documentPaths.statusReport(own)),
      read(acknowledgement(own), admin),
    ]).then((read) => read.map(({ text }) => plain(text)))

  afterAll(() => days('2026-12-15', null))

  test('is printed if it is today', async () => {
    await days('2026-11-05', null)
    for (const text of await papers()) {
      // Two of the three are the date of the document, in its header and footer.
      expect(text.match(/05\/Nov\/2026/g)).toHaveLength(3)
      expect(text).not.toContain('Contact')
    }
  })

  test.each([
    ['2026-11-04', null],
    ['2026-11-03', '2026-11-04'],
  ])('is replaced by a contact note if it has passed: %s, then %s', async (committed, newly) => {
    await days(committed, newly)
    for (const text of await papers()) {
      expect(text).toContain('Contact Anvil')
      expect(text).not.toMatch(/0[34]\/Nov\/2026/)
    }
  })

  test('is the newer promised date', async () => {
    await days('2026-11-04', '2026-11-06')
    for (const text of await papers()) expect(text).toContain('06/Nov/2026')
    const { text } = await read(documentPaths.statusReport(own))
    expect(text).not.toContain('Contact')
  })
})

describe('schedule document', () => {
  test('of an order number with a slash is available by query, and returns 400 in the path', async () => {
    const path = documentPaths.orderSchedule(own, encodeURIComponent('PO/2026 #7'))
    expect((await buyer.get(path)).status).toBe(400)
    const { text } = await read(documentPaths.orderScheduleByQuery(own, 'PO/2026 #7'))
    expect(plain(text)).toContain('PO/2026 #7 1 J/2 A/7 25 5 20 31/Oct/2026 29/Feb/2028 Late Cutting')
  })

  test.each([
    ['null/null/null', 'Total 42 9 33'],
    ['DOC-1/null/null', 'Total 17 4 13'],
    ['null/J-3/null', 'Total 7 0 7'],
    ['null/null/1', 'Total 25 5 20'],
    ['DOC-1/null/1', 'No results found. Total 0 0 0'],
  ])('of %s contains the totals', async (filters, total) => {
    expect(plain((await read(documentPaths.schedule(own, filters))).text)).toContain(total)
  })

  test('by query equals the one by path', async () => {
    const { text } = await read(documentPaths.scheduleByQuery(own, `?po=${encodeURIComponent('PO/2026 #7')}&status=1`))
    expect(plain(text)).toContain('Total 25 5 20')
  })

  test.each([
    ['pn=00123', 'Part Number 00123', 'Total 10 4 6'],
    ['pn=A%2F7&status=1', 'Part Number A/7 Status Late', 'Total 25 5 20'],
    ['pn=00123&po=DOC-1&jo=J-DOC', 'Purchase Order DOC-1 Job Order J-DOC Part Number 00123', 'Total 10 4 6'],
    ['pn=00123&status=1', 'Part Number 00123 Status Late', 'No results found. Total 0 0 0'],
    ['pn=0012', 'Part Number 0012', 'No results found. Total 0 0 0'],
  ])('of ?%s contains the matching lines and names the filters', async (query, facts, total) => {
    const text = plain((await read(documentPaths.scheduleByQuery(own, `?${query}`))).text)
    expect(text).toContain(facts)
    expect(text).toContain(total)
  })

  test.each(['null/null/7', 'null/null/late', `null/${'x'.repeat(61)}/null`])('of %s returns 400', async (filters) => {
    const { status, body } = await buyer.get(documentPaths.schedule(own, filters))
    expect([status, body.error]).toEqual([400, 'invalid_input'])
  })
})

describe('status report document', () => {
  test('contains the twelve columns and every line', async () => {
    const text = plain((await read(documentPaths.statusReport(own))).text)
    expect(text).toContain('Purchase Order Job Order Part Number PO Qty')
    expect(text).toContain('PO/2026 #7 J/2 A/7 25 20 2,360.00 29/Feb/2028')
    expect(text).toContain('DOC-1 J-DOC 00123 10 6 708.00 15/Dec/2026')
    expect(text).toContain('Total 42 33 3,894.00')
  })

  test('has as many pages as needed, and the same totals as the screen', async () => {
    const customer = await api.as('customer')
    const report = await read(documentPaths.statusReport(customers.healthy), customer)
    const search = { id: customers.healthy, status: null, JobOrder: null, OP: null, PartNumber: null }
    const { body } = await customer.post('/read/OpenOrders/StatusReportSteel/', search)
    const rows = body.ListadoStatusReport as Record<string, number>[]
    const sumOf = (name: string, digits = 0) => {
      const sum = rows.reduce((all, row) => all + (row[name] ?? 0), 0)
      return sum.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    }
    const total = ['Total', sumOf('POQty'), sumOf('OpenQty'), sumOf('Lbs', 2), sumOf('BalanceQty')].join(' ')
    const { length } = report.pages
    expect(length).toBeGreaterThan(1)
    expect(report.pages.slice(0, -1).filter((page) => page.includes('\nTotal '))).toEqual([])
    const lines = (report.pages.at(-1) ?? '').trim().split('\n')
    expect(lines.at(-2)).toBe(total)
    expect(lines.at(-1)).toMatch(new RegExp(`as of \\d{2}/\\w{3}/\\d{4} Page ${length} of ${length}$`))
  })

  test('contains a note that it covers all orders', async () => {
    expect((await read(documentPaths.statusReport(own))).text).toContain('This report covers all orders.')
  })

  test('returns 404 for two different customers in the path', async () => {
    expect((await admin.get(`/content/OpenOrders/Getstatusreport/${foreign}/${own}`)).status).toBe(404)
  })
})

test('documents contain hostile texts as plain text', async () => {
  const hostile = ['<script>alert(1)</script>', '=1+1', '🔥 桂木', 'Ñandú Łódź', `"'\\(%00`]
  for (const [index, number] of hostile.entries())
    await addInvoice(api, own, { due: `2026-12-0${index + 1}`, cents: 1, number, order: `PO ${number}` })
  await api.rows.ask('update customers set legal_name = ? where id = ?', '桂木軸受株式会社 =cmd()', own)
  const text = plain((await read(documentPaths.statement(own))).text)
  for (const number of hostile) expect(text).toContain(`${number} 0`)
  for (const number of hostile) expect(text).toContain(`PO ${number} 0.01`)
  expect(text).toContain('桂木軸受株式会社 =cmd()')
})

test('twenty simultaneous documents are all drawn without blocking other calls', async () => {
  const pending = Array.from({ length: 20 }, () => read(documentPaths.statement(own)))
  const done = { documents: 0, before: -1 }
  for (const each of pending) void each.then(() => (done.documents += 1))
  const meanwhileStatus = (await buyer.get('/auth/api/logged-user/')).status
  done.before = done.documents
  const texts = await Promise.all(pending)
  expect(meanwhileStatus).toBe(200)
  expect(done.before).toBeLessThan(20)
  expect(new Set(texts.map(({ text }) => text)).size).toBe(1)
})
