import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, customers } from '#tests/support/client/users.ts'

type Event = { kind: string; day: string | null; number: string | null; pieces: number | null; link: string | null }

let api: Api
let customer: Client
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  customer = await api.as('customer')
  admin = await api.as('admin')
})

const own = customers.healthy
const pathOf = (by: string, number: string, id: number = own) =>
  `/read/api/Customers/${id}/timeline?by=${by}&number=${encodeURIComponent(number)}`
const timelineOf = async (client: Client, by: string, number: string, id: number = own) => {
  const { status, body, text } = await client.get(pathOf(by, number, id))
  if (status !== 200) throw new Error(`${number}: ${status} ${text}`)
  return body
}

/** The most advanced line: loaded, invoiced and paid, with documents for its load. */
const finished = async () => {
  const [row] = await api.rows.ask(
    `select job_orders.id, job_orders.number, purchase_orders.number as po, purchase_orders.ordered_on,
      job_orders.requested_on, job_orders.committed_on, invoices.number as invoice, invoices.issued_on, invoices.paid_on,
      load_documents.number as bol, deliveries.shipped_on
    from job_orders join purchase_orders on purchase_orders.id = job_orders.purchase_order_id
    join deliveries on deliveries.job_order_id = job_orders.id
    join invoices on invoices.id = deliveries.invoice_id
    join delivery_documents on delivery_documents.delivery_id = deliveries.id
    join load_documents on load_documents.hash = delivery_documents.hash and load_documents.kind = 'billOfLading'
    where job_orders.customer_id = ? and invoices.paid_on is not null and deliveries.delivered_on is not null
    order by job_orders.id limit 1`,
    own,
  )
  return row as Record<string, string>
}

test("order timeline lists a line's events from entry to payment by day", async () => {
  const line = await finished()
  const { lines, events, papers, people } = await timelineOf(customer, 'jobOrder', line.number ?? '')
  expect([lines[0].jobOrder, lines[0].purchaseOrder]).toEqual([line.number, line.po])
  const dayOf = (kind: string, number?: string) =>
    (events as Event[]).find((event) => event.kind === kind && (!number || event.number === number))?.day
  expect(dayOf('entered')).toBe(line.ordered_on)
  expect(dayOf('requested')).toBe(line.requested_on)
  expect(dayOf('promised') ?? null).toBe(line.committed_on)
  expect(dayOf('shipped')).toBe(line.shipped_on)
  const [load] = (events as { load?: number }[]).flatMap((event) => event.load ?? [])
  expect((await customer.get(`/read/api/Customers/${own}/packs/${load}`)).body.loads).toContainEqual(
    expect.objectContaining({ load, jobOrder: line.number }),
  )
  expect(dayOf('invoiced', line.invoice)).toBe(line.issued_on)
  expect(dayOf('paid', line.invoice)).toBe(line.paid_on)
  const days = (events as Event[]).flatMap(({ day }) => day ?? [])
  expect(days).toEqual(days.toSorted())
  expect(papers.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(['billOfLading', 'invoice']))
  expect(people.map(({ part }: { part: string }) => part)).toContain('seller')
})

test('order timeline contains only documents and links that the user can open', async () => {
  const { number } = await finished()
  const { events, papers } = await timelineOf(customer, 'jobOrder', number ?? '')
  const links = [...papers, ...events].flatMap(({ link }: { link: string | null }) => link?.split('#')[0] ?? [])
  expect(links.length).toBeGreaterThan(2)
  // With a connected service acknowledgements stay closed to customers (decision 021).
  const isClosed = (link: string) => process.env.TEST_SERVICES === 'connected' && link.endsWith('/acknowledgement')
  const opened = [...new Set(links)].filter((link) => !isClosed(link))
  for (const link of opened) expect((await customer.get(link)).status, link).toBe(200)
})

test('order timeline shows the open pieces of a line at its steps and those not started', async () => {
  const [line] = await api.rows.ask(
    `select number, open_quantity from job_orders where customer_id = ? and in_process > 0 and in_process < open_quantity
      order by id limit 1`,
    own,
  )
  const { events } = await timelineOf(customer, 'jobOrder', String(line?.number))
  const pieces = (events as Event[]).filter(({ kind }) => kind === 'step').map((event) => event.pieces ?? 0)
  expect(pieces.reduce((sum, one) => sum + one, 0)).toBe(Number(line?.open_quantity))
  expect((events as Event[]).some(({ kind, number }) => kind === 'step' && number === 'notStarted')).toBe(true)
})

test('order timeline shows the net amount of the line, not of its whole invoice', async () => {
  const [row] = await api.rows.ask(
    `select job_orders.number, invoices.number as invoice, sum(invoice_lines.quantity * invoice_lines.price) as net
      from invoices join invoice_lines on invoice_lines.invoice_id = invoices.id
      join job_orders on job_orders.id = invoice_lines.job_order_id
      where invoices.customer_id = ? and (select count(*) from invoice_lines as line
        where line.invoice_id = invoices.id) > 1
      group by job_orders.number, invoices.number order by invoices.number, job_orders.number limit 1`,
    own,
  )
  const { events } = await timelineOf(customer, 'jobOrder', row?.number)
  const invoiced = events.find(({ kind, number }: Event) => kind === 'invoiced' && number === row?.invoice)
  expect(invoiced).toMatchObject({ lineAmount: Number(row?.net) / 100, amount: null })
})

test('order timeline shows the expected arrival of a load that is on its way', async () => {
  const [row] = await api.rows.ask(
    `select job_orders.number, deliveries.tracking from deliveries
      join job_orders on job_orders.id = deliveries.job_order_id
      where deliveries.customer_id = ? and shipped_on is not null and delivered_on is null and tracking is not null
      order by deliveries.id limit 1`,
    own,
  )
  await api.rows.ask('delete from tracking_etas where customer_id = ? and tracking = ?', own, row?.tracking)
  const arrivals = async () =>
    ((await timelineOf(customer, 'jobOrder', row?.number)).events as Event[]).filter(({ kind }) => kind === 'arrives')
  expect(await arrivals()).toEqual([])
  await api.rows.ask(
    'insert into tracking_etas (customer_id, tracking, eta_on) values (?, ?, ?)',
    own,
    row?.tracking,
    '2026-12-24',
  )
  expect((await arrivals()).map(({ day }) => day)).toContain('2026-12-24')
})

test('order timeline lists the other lines of the purchase order with status, dates and price', async () => {
  const [row] = await api.rows.ask(
    `select min(job_orders.number) as number, purchase_orders.number as po, count(*) as count from job_orders
      join purchase_orders on purchase_orders.id = job_orders.purchase_order_id
      where job_orders.customer_id = ? and quantity > shipped group by purchase_orders.number
      having count(*) > 1 order by purchase_orders.number limit 1`,
    own,
  )
  const { lines } = await timelineOf(customer, 'jobOrder', row?.number)
  expect(lines[0].jobOrder).toBe(row?.number)
  const all = (await timelineOf(customer, 'purchaseOrder', row?.po)).lines
  const inOrder = (some: { jobOrder: string }[]) =>
    some.toSorted((one, other) => (one.jobOrder < other.jobOrder ? -1 : 1))
  expect(inOrder(lines)).toEqual(inOrder(all))
  expect(lines[1]).toMatchObject({
    status: expect.any(String),
    promisedOn: expect.any(String),
    price: expect.any(Number),
  })
})

describe('order timeline search', () => {
  test('finds the lines of a purchase order, an invoice and a bill of lading', async () => {
    const line = await finished()
    for (const [by, number] of [
      ['purchaseOrder', line.po],
      ['invoice', line.invoice],
      ['billOfLading', line.bol],
    ] as const) {
      const { lines } = await timelineOf(customer, by, number ?? '')
      expect(
        lines.map(({ jobOrder }: { jobOrder: string }) => jobOrder),
        by,
      ).toContain(line.number)
    }
  })

  test('finds the lines made of a heat', async () => {
    const [row] = await api.rows.ask(
      `select mill_tests.heat, job_orders.number from mill_tests
      join load_documents on load_documents.mill_test_id = mill_tests.id
      join delivery_documents on delivery_documents.hash = load_documents.hash
      join deliveries on deliveries.id = delivery_documents.delivery_id
      join job_orders on job_orders.id = deliveries.job_order_id
      where load_documents.customer_id = ? order by mill_tests.id limit 1`,
      own,
    )
    const { lines } = await timelineOf(customer, 'heat', String(row?.heat))
    expect(lines.map(({ jobOrder }: { jobOrder: string }) => jobOrder)).toContain(row?.number)
  })
})

test('order timeline answers alike for a foreign and an unknown number', async () => {
  const [foreign] = await api.rows.ask(
    `select number from job_orders where customer_id <> ? and number not in
      (select number from job_orders where customer_id = ?) order by id limit 1`,
    own,
    own,
  )
  const nothing = { lines: [], events: [], papers: [], people: [] }
  expect(await timelineOf(customer, 'jobOrder', String(foreign?.number))).toEqual(nothing)
  expect(await timelineOf(customer, 'jobOrder', 'there is none')).toEqual(nothing)
  expect((await customer.get(pathOf('jobOrder', '1', customers.brandNew))).status).toBe(404)
})

test('order timeline omits the events of a withdrawn page', async () => {
  const { id, email } = await addMember(api, admin)
  const member = await api.as(email)
  const { number } = await finished()
  const kindsOf = async () =>
    new Set(((await timelineOf(member, 'jobOrder', number ?? '')).events as Event[]).map(({ kind }) => kind))
  expect(await kindsOf()).toContain('invoiced')
  await api.rows.ask('insert into user_pages (user_id, page_id, has_access, by_admin) values (?, 64, 0, 1)', id)
  const left = await kindsOf()
  expect(['invoiced', 'due', 'paid'].filter((kind) => left.has(kind))).toEqual([])
  expect(left).toContain('shipped')
})

describe('order timeline omits events and documents without access to their pages', () => {
  type AnsweredEvent = {
    events: (Event & { note: string; carrier?: string; load?: number })[]
    papers: { kind: string }[]
  }
  const partsOf = ({ events, papers }: AnsweredEvent) => [
    ...events.map(({ kind }) => kind),
    ...events.flatMap(({ kind, note, carrier }) =>
      (kind === 'shipped' && carrier) || (kind === 'delivered' && note) ? `way of ${kind}` : [],
    ),
    ...events.flatMap(({ load }) => (load === undefined ? [] : ['pack'])),
    ...papers.map(({ kind }) => `paper ${kind}`),
  ]
  let numbers: string[]
  /** Returns the parts that the timelines of several lines show, together. */
  const eventsFor = async (client: Client) => {
    const stories = await Promise.all(numbers.map((number) => timelineOf(client, 'jobOrder', number)))
    return new Set(stories.flatMap((answer) => partsOf(answer)))
  }

  onSharedApi.beforeAll(async () => {
    const some = (condition: string) =>
      api.rows.ask(
        `select number from job_orders where customer_id = ? and ${condition} order by id desc limit 12`,
        own,
      )
    const rows = await Promise.all([
      some('approval > 0'),
      some('in_process > 0'),
      some('acknowledged_on is not null and shipped = 0'),
      some('id in (select job_order_id from deliveries where delivered_on is not null)'),
      some(`id in (select job_order_id from invoice_lines where invoice_id in
        (select invoice_id from bank_reference_lines))`),
      some(`id in (select job_order_id from deliveries where invoice_id in
        (select invoice_id from bank_reference_lines))`),
      some('id in (select job_order_id from deliveries where ready_on is not null and invoice_id is not null)'),
    ])
    numbers = [...new Set(rows.flat().map(({ number }) => String(number)))]
  })

  const orderPapers = ['confirmation', 'schedule', 'certificate'].map((kind) => `paper ${kind}`)
  const loadPapers = ['millTest', 'packingList', 'billOfLading'].map((kind) => `paper ${kind}`)

  test.each<[pages: number[], parts: string[]]>([
    [[66], ['step']],
    [[1005], ['waitsForApproval']],
    [[1001], ['ready', 'paper conformance']],
    [[1002], ['way of shipped', 'way of delivered', 'arrives']],
    [[103], ['cut', 'heat', 'heatAfterLoad', 'pack', ...loadPapers]],
    [[65], ['paper acknowledgement']],
    [
      [65, 103],
      ['paper acknowledgement', ...orderPapers, 'cut', 'heat', 'heatAfterLoad', 'pack', ...loadPapers],
    ],
    [[64], ['invoiced', 'due', 'paid', 'paper invoice']],
    [[73], ['reference']],
    [[1004], ['concession']],
    [[1006], ['approval', 'approvalFile', 'paper approval', 'paper approvalFile']],
  ])('of the pages %j', async (pages, parts) => {
    const newPermissions = pages.map((id) => ({ id, hasAccess: false }))
    const { email } = await addMember(api, admin, { newPermissions })
    const all = await eventsFor(customer)
    const left = await eventsFor(await api.as(email))
    const lost = [...all].filter((part) => !left.has(part))
    expect(lost.toSorted()).toEqual(parts.filter((part) => all.has(part)).toSorted())
    expect(lost).not.toEqual([])
  })
})

test('order timeline returns 400 for an empty or too long number and an unknown kind', async () => {
  expect((await customer.get(pathOf('jobOrder', ''))).status).toBe(400)
  expect((await customer.get(pathOf('jobOrder', '4'.repeat(61)))).status).toBe(400)
  expect((await customer.get(pathOf('carrier', '4'))).status).toBe(400)
})

describe('documents of other pages in the order timeline', () => {
  type Paper = { kind: string; number: string; link: string }

  const papersOf = async (client: Client, jobOrder: string): Promise<Paper[]> =>
    (await timelineOf(client, 'jobOrder', jobOrder)).papers
  const withdrawn = async (page: number) => {
    const { id, email } = await addMember(api, admin)
    await api.rows.ask('insert into user_pages (user_id, page_id, has_access, by_admin) values (?, ?, 0, 1)', id, page)
    return api.as(email)
  }

  test('include certificates of conformance only with access to ready-to-ship loads', async () => {
    const [row] = await api.rows.ask(
      `select certificates.number, job_orders.number as line from certificates
        join deliveries on deliveries.id = certificates.delivery_id join invoices on invoices.id = deliveries.invoice_id
        join job_orders on job_orders.id = deliveries.job_order_id
        where job_orders.customer_id = ? order by certificates.number limit 1`,
      own,
    )
    const paper = (await papersOf(customer, row?.line)).find(({ number }) => number === row?.number)
    expect(paper?.kind).toBe('conformance')
    expect((await customer.get(paper?.link ?? '')).status).toBe(200)
    const kinds = (await papersOf(await withdrawn(1001), row?.line)).map(({ kind }) => kind)
    expect(kinds).not.toContain('conformance')
  })

  /** A line whose part has a file that waits for approval. */
  const waitingLine = async (condition: string) => {
    const [row] = await api.rows.ask(
      `select files.id, files.name, job_orders.number as line from approval_files
        join files on files.id = approval_files.file_id
        join approval_folders on approval_folders.id = approval_files.folder_id
        join parts on parts.customer_id = approval_folders.customer_id
          and parts.customer_number = approval_folders.part_number
        join job_orders on job_orders.part_id = parts.id
        where job_orders.customer_id = ? and approval_files.is_approval = 0 and approval_files.father_id is null
          and ${condition}
        order by files.id, job_orders.id limit 1`,
      own,
    )
    return row as Record<string, string>
  }

  test('leave out approval files that came after the last load of the line', async () => {
    const row = await waitingLine(`job_orders.quantity <= job_orders.shipped
      and job_orders.id in (select job_order_id from deliveries)`)
    const shipOn = (day: string) =>
      api.rows.ask(
        `update deliveries set shipped_on = ? where job_order_id =
          (select id from job_orders where customer_id = ? and number = ?)`,
        day,
        own,
        row.line,
      )
    await api.rows.ask(
      `update purchase_orders set ordered_on = '2020-01-01'
        where id = (select purchase_order_id from job_orders where customer_id = ? and number = ?)`,
      own,
      row.line,
    )
    const readEvent = async () => {
      const { events } = await timelineOf(customer, 'jobOrder', row.line ?? '')
      return (events as (Event & { isPending: boolean })[]).find(({ link }) => link?.includes(row.id ?? '-'))
    }
    await shipOn('2020-02-01')
    expect(await readEvent()).toBeUndefined()
    await shipOn('2026-11-05')
    expect(await readEvent()).toMatchObject({ kind: 'approvalFile', isPending: false })
  })

  test('include approval files of the part only with access to them, on days since the order', async () => {
    const row = await waitingLine('job_orders.quantity > job_orders.shipped')
    await api.rows.ask(
      `update purchase_orders set ordered_on = '2020-01-01'
        where id = (select purchase_order_id from job_orders where customer_id = ? and number = ?)`,
      own,
      row.line ?? '',
    )
    const { events, papers } = await timelineOf(customer, 'jobOrder', row.line ?? '')
    const paper = (papers as Paper[]).find(({ link }) => link.includes(row.id ?? '-'))
    expect([paper?.kind, paper?.number]).toEqual(['approvalFile', row.name])
    expect((await customer.get(paper?.link ?? '')).status).toBe(200)
    const waiting = (events as (Event & { isPending: boolean })[]).find(({ link }) => link === paper?.link)
    expect([waiting?.kind, waiting?.isPending]).toEqual(['approvalFile', true])
    const less = await timelineOf(await withdrawn(1006), 'jobOrder', row.line ?? '')
    const kinds = [...less.events, ...less.papers].map(({ kind }: { kind: string }) => kind)
    expect(kinds.filter((kind) => /^approval/.test(kind))).toEqual([])
  })
})

test('order timeline lists a heat tested after shipping after the load', async () => {
  const [row] = await api.rows.ask(
    `select mill_tests.id, mill_tests.heat, deliveries.shipped_on, job_orders.number as line from mill_tests
      join load_documents on load_documents.mill_test_id = mill_tests.id
      join delivery_documents on delivery_documents.hash = load_documents.hash
      join deliveries on deliveries.id = delivery_documents.delivery_id
      join job_orders on job_orders.id = deliveries.job_order_id
      where job_orders.customer_id = ? and deliveries.shipped_on is not null and mill_tests.tested_on is not null
      order by mill_tests.id limit 1`,
    own,
  )
  const kindsOf = async () =>
    ((await timelineOf(customer, 'jobOrder', row?.line)).events as Event[])
      .filter(({ kind, number }) => kind === 'shipped' || (number === row?.heat && kind !== 'cut'))
      .map(({ kind }) => kind)
  const testedOn = (day: string) => api.rows.ask('update mill_tests set tested_on = ? where id = ?', day, row?.id)
  await testedOn(row?.shipped_on)
  expect(await kindsOf()).toEqual(expect.arrayContaining(['heat', 'shipped']))
  expect((await kindsOf()).indexOf('heat')).toBeLessThan((await kindsOf()).indexOf('shipped'))
  await testedOn('2026-11-04')
  expect(await kindsOf()).toEqual(expect.arrayContaining(['shipped', 'heatAfterLoad']))
  expect((await kindsOf()).indexOf('heatAfterLoad')).toBeGreaterThan((await kindsOf()).indexOf('shipped'))
})
