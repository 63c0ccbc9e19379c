import type { TaskKind } from '#schema/home/taskKinds.ts'
import { daysAfter } from '#values/days.ts'
import type { Day } from '#values/types.ts'
import type { Api } from '../client/apiClient.ts'
import { businessDay } from '../portal/settings.ts'
import { plantConcession, plantFile } from './concessions.ts'
import { addBar } from './material.ts'
import { addOffer } from './offers.ts'
import { addCertificate, addPaper } from './orders/shipmentDocuments.ts'
import { addJobOrder, insert } from './orders/shipments.ts'

type Planting = Pick<Api, 'rows' | 'dataDir'>

export const today = businessDay as Day
/** Older than all tasks of the demo, so that it is listed among the first. */
const longAgo = '2001-01-01'
/** 30 days before the business day, the first day that counts as recent; no recent demo task is older. */
const firstRecentDay = daysAfter(today, -30)

let made = 0
const newId = () => {
  made += 1
  return 8_000_000 + made
}

/** `number` identifies the task in the answer; `end` completes it. */
export interface Planted {
  readonly number: string
  readonly end: () => Promise<unknown>
}

type Plant = (api: Planting, customer: number) => Promise<Planted>

const anyLine = async ({ rows }: Planting, customer: number) => {
  const [line] = await rows.ask(
    `select job_orders.id, purchase_orders.number from job_orders
      join purchase_orders on purchase_orders.id = job_orders.purchase_order_id
      where job_orders.customer_id = ? and job_orders.quantity > job_orders.shipped
        and job_orders.id not in (select job_order_id from line_notes) order by job_orders.id limit 1`,
    customer,
  )
  return line as { id: number; number: string }
}

const plantFolder = async ({ rows }: Planting, customer: number) => {
  const part = `WAIT-${newId()}`
  await rows.ask(
    'insert into approval_folders (customer_id, part_number, type_id) values (cast(? as integer), cast(? as text), 1)',
    customer,
    part,
  )
  const [folder] = await rows.ask('select id from approval_folders where part_number = ?', part)
  return { id: Number(folder?.id), part }
}

const plantQuote = async ({ rows }: Planting, customer: number, { quotedOn = today, expiresOn = today } = {}) => {
  const id = newId()
  const number = `Q-WAIT-${id}`
  await rows.ask(
    `insert into quotes (id, customer_id, user_id, number, quoted_on, expires_on)
      select cast(? as integer), cast(? as integer), min(users.id), cast(? as text), cast(? as text), cast(? as text)
      from users`,
    id,
    customer,
    number,
    quotedOn,
    expiresOn,
  )
  await rows.ask(
    `insert into quote_lines (quote_id, position, part_id, quantity, price)
      select cast(? as integer), 1, min(id), 4, 1000 from parts`,
    id,
  )
  return { id, number }
}

const order = ({ rows }: Planting, quote: number) =>
  rows.ask('update quote_lines set job_order_id = (select min(id) from job_orders) where quote_id = ?', quote)

const plantInvoice =
  (dueOn: string): Plant =>
  async ({ rows }, customer) => {
    const id = newId()
    const number = `I-WAIT-${id}`
    await rows.ask(
      `insert into invoices (id, customer_id, number, hash, issued_on, due_on, amount, balance, has_document)
        values (?, ?, ?, ?, ?, ?, 5000, 5000, 0)`,
      id,
      customer,
      number,
      `hash-${id}`,
      longAgo,
      dueOn,
    )
    const end = () => rows.ask('update invoices set balance = 0, paid_on = ? where id = ?', today, id)
    return { number, end }
  }

const plantPromise: Plant = async (api, customer) => {
  const { number, end } = await plantInvoice(today)(api, customer)
  await api.rows.ask(
    "insert into payment_promises (customer_id, invoice, pay_on, made_on, made_by) values (?, ?, ?, ?, '')",
    customer,
    number,
    longAgo,
    longAgo,
  )
  return { number, end }
}

const plantOffer =
  (status: number): Plant =>
  async (api, customer) => {
    const id = await addOffer(api, { id: newId(), customer, status, proposedOn: longAgo })
    return {
      number: String(id),
      end: () => api.rows.ask('update offers set status = 4, decided_on = ? where id = ?', today, id),
    }
  }

const rejectBar = "update bars set is_approved = 0, decided_on = ?, refusal = 'Cracks' where id = ?"

const plantNote =
  (column: string, value: string, ending: string): Plant =>
  async (api, customer) => {
    const { id, number } = await anyLine(api, customer)
    await api.rows.ask(`insert into line_notes (job_order_id, ${column}) values (?, ?)`, id, value)
    return { number, end: () => api.rows.ask(ending, id) }
  }

const plantMail = async (api: Planting, number: string, mail: readonly unknown[]) => {
  const id = newId()
  await api.rows.ask(
    `insert into outbox (id, recipient, subject, body, created_at, attempts, next_attempt_at, last_error)
      values (?, ?, 's', 'b', ?, 3, ?, ?)`,
    id,
    number,
    ...mail,
  )
  return { number, end: () => api.rows.ask('update outbox set sent_at = ? where id = ?', `${today}T00:00:00Z`, id) }
}

const plantImport = async ({ rows }: Planting, entity: string, at: string, result: 'done' | 'refused') => {
  const enter = (when: string, how: string) =>
    rows.ask(
      `insert into imports (entity, at, made_by, result, row_count, added, changed, removed, issue_count)
        values (?, ?, 'the command', ?, 1, 0, 0, 0, 1)`,
      entity,
      when,
      how,
    )
  await enter(at, result)
  return { number: entity, end: () => enter(new Date().toISOString(), 'done') }
}

/** A load with all its documents but the one that `end` adds. */
const plantLoad = async (api: Planting, customer: number, shippedOn: Day, testedOn: Day) => {
  const load = newId()
  const number = `0-WAIT-${load}`
  const [like] = await api.rows.ask(
    `select deliveries.* from deliveries join invoices on invoices.id = deliveries.invoice_id
      where deliveries.customer_id = ? and has_document = 1 and purchase_order_id is not null limit 1`,
    customer,
  )
  const [line] = await api.rows.ask('select * from job_orders where id = ?', like?.job_order_id)
  const { open_quantity: _open, in_process: _inProcess, ...ordered } = line ?? {}
  await insert(api, 'purchase_orders', { id: load, customer_id: customer, number, ordered_on: longAgo, hash: number })
  await insert(api, 'job_orders', { ...ordered, id: load, number, purchase_order_id: load, line_item: 1 })
  await insert(api, 'deliveries', { ...like, id: load, job_order_id: load, shipped_on: shippedOn })
  await addCertificate(api, load, `CC-${number}`)
  for (const kind of ['packingList', 'millTest'] as const) await addPaper(api, customer, [load], { kind, number })
  await api.rows.ask('update mill_tests set tested_on = ? where heat = ?', testedOn, number)
  const addLading = () => addPaper(api, customer, [load], { kind: 'billOfLading', number })
  const removeLading = () =>
    api.rows.ask(
      "delete from delivery_documents where hash in (select hash from load_documents where kind = 'billOfLading' and number = ?)",
      number,
    )
  return { number: `${number} - 1`, addLading, removeLading }
}

const plantCustomer = async (api: Planting) => {
  const id = newId()
  const name = `Waiting ${id}`
  const [like] = await api.rows.ask('select * from customers where type = 1 order by id limit 1')
  await insert(api, 'customers', { ...like, id, name, legal_name: name, search: name.toLowerCase() })
  return { id, name }
}

const plantRequest =
  (state: 'open' | 'answered'): Plant =>
  async ({ rows }, customer) => {
    const id = newId()
    const number = `RQ-${id}`
    await rows.ask(
      `insert into requests (id, number, kind, customer_id, subject, state, asked_on, asked_at, answered_on, is_reopened,
        is_unread, user_id, name, email) values (?, ?, 'question', ?, ?, ?, ?, ?, ?, 0, ?, 1, '', '')`,
      id,
      number,
      customer,
      number,
      state,
      longAgo,
      `${longAgo}T12:00:00.000Z`,
      longAgo,
      state === 'open' ? 0 : 1,
    )
    return { number, end: () => rows.ask("update requests set state = 'closed', is_unread = 0 where id = ?", id) }
  }

/** Creates one task of each kind for a customer, or of a new one; administrator tasks belong to none. */
export const plants: Readonly<Record<TaskKind, Plant>> = {
  bar: async (api, customer) => {
    const id = await addBar(api, { id: newId(), customer, receivedOn: longAgo })
    return { number: `H-${id}`, end: () => api.rows.ask(rejectBar, today, id) }
  },
  concession: async (api, customer) => {
    const id = await plantConcession(api, customer, { notifiedOn: longAgo })
    const [row] = await api.rows.ask('select ncr from concessions where id = ?', id)
    const end = async () =>
      api.rows.ask('update concessions set approval_file_id = ? where id = ?', await plantFile(api, '%PDF-1.7'), id)
    return { number: row?.ncr, end }
  },
  approvalFile: async (api, customer) => {
    const folder = await plantFolder(api, customer)
    const file = await plantFile(api, '%PDF-1.7')
    await api.rows.ask(`update files set created_at = '${longAgo}T12:00:00.000Z' where id = ?`, file)
    const enter = (fileId: string, isApproval: number) =>
      api.rows.ask(
        'insert into approval_files (folder_id, file_id, is_approval) values (?, ?, ?)',
        folder.id,
        fileId,
        isApproval,
      )
    await enter(file, 0)
    const end = async () => {
      await enter(await plantFile(api, '%PDF-1.7'), 1)
      await api.rows.ask(
        `update approval_files set father_id = (select max(id) from approval_files where folder_id = ?)
          where folder_id = ? and is_approval = 0`,
        folder.id,
        folder.id,
      )
    }
    return { number: folder.part, end }
  },
  requestAnswer: plantRequest('answered'),
  requestToAnswer: plantRequest('open'),
  offer: plantOffer(1),
  agreement: plantOffer(2),
  quote: async (api, customer) => {
    const { id, number } = await plantQuote(api, customer)
    return { number, end: () => order(api, id) }
  },
  overdueInvoice: plantInvoice(longAgo),
  dueInvoice: plantInvoice(today),
  brokenPromise: plantPromise,
  paymentPromise: plantPromise,
  unpaidReference: async ({ rows }, customer) => {
    const number = String(newId())
    await rows.ask(
      'insert into bank_references (customer_id, number, status, created_on, total) values (?, ?, 1, ?, 5000)',
      customer,
      number,
      daysAfter(today, -90),
    )
    return {
      number,
      end: () => rows.ask('update bank_references set cancelled_on = ? where number = ?', today, number),
    }
  },
  movedDate: async ({ rows }, customer) => {
    const [line] = await rows.ask(
      `select job_orders.id, purchase_orders.number, new_committed_on as before from job_orders
        join purchase_orders on purchase_orders.id = job_orders.purchase_order_id
        where job_orders.customer_id = ? and quantity > shipped and new_committed_on is not null
        order by job_orders.id limit 1`,
      customer,
    )
    // All users have visited before and have seen the existing entries.
    await rows.ask('delete from last_visits where customer_id = ?', customer)
    await rows.ask(
      `insert into last_visits (user_id, customer_id, at, seen_before, seen_to)
        select users.id, cast(? as integer), '${longAgo}T12:00:00.000Z', 0,
          (select coalesce(max(promises.id), 0) from promises) from users`,
      customer,
    )
    const move = (day: string) => rows.ask('update job_orders set new_committed_on = ? where id = ?', day, line?.id)
    await move('2031-01-31')
    return { number: line?.number, end: () => move(line?.before) }
  },
  documentsComplete: async (api, customer) => {
    const { number, addLading, removeLading } = await plantLoad(api, customer, longAgo as Day, daysAfter(today, -7))
    await addLading()
    return { number, end: removeLading }
  },
  lateLines: async (api) => {
    const { id, name } = await plantCustomer(api)
    await addJobOrder(api, id, { status: 'late', committed_on: longAgo, requested_on: longAgo })
    return {
      number: name,
      end: () => api.rows.ask("update job_orders set status = 'onTime' where customer_id = ?", id),
    }
  },
  shipmentsStopped: async (api, customer) => {
    const [row] = await api.rows.ask('select name from customers where id = ?', customer)
    const { end } = await plantInvoice(longAgo)(api, customer)
    return { number: row?.name, end }
  },
  creditHold: async (api) => {
    const { id, name } = await plantCustomer(api)
    const { end } = await plantInvoice(longAgo)(api, id)
    return { number: name, end }
  },
  documentsMissing: async (api, customer) => {
    const { number, addLading } = await plantLoad(api, customer, daysAfter(today, -90), today)
    return { number, end: addLading }
  },
  comment: async (api, customer) => {
    const { id, part } = await plantFolder(api, customer)
    const say = (isByProvider: number) =>
      api.rows.ask(
        `insert into approval_comments (folder_id, comment, created_at, created_by, name, is_by_provider)
          select cast(? as integer), 'When is it due', '${longAgo}T12:00:00.000Z', min(id), 'Somebody', cast(? as integer)
          from users`,
        id,
        isByProvider,
      )
    await say(0)
    return { number: part, end: () => say(1) }
  },
  lineComment: plantNote(
    'customer_comment',
    'Where is it?',
    "update line_notes set seller_comment = 'Here.' where job_order_id = ?",
  ),
  concessionComment: async (api, customer) => {
    const id = await plantConcession(api, customer)
    await api.rows.ask("update concessions set ncr = 'A-' || ncr, customer_comment = 'Why is that' where id = ?", id)
    const [row] = await api.rows.ask('select ncr from concessions where id = ?', id)
    const end = () => api.rows.ask("update concessions set provider_comment = 'So.' where id = ?", id)
    return { number: row?.ncr, end }
  },
  requote: async (api, customer) => {
    const { id, number } = await plantQuote(api, customer, { quotedOn: longAgo as Day, expiresOn: longAgo as Day })
    await api.rows.ask(
      `insert into requotes (quote_id, reason, asked_at, asked_by)
        select cast(? as integer), 'Too dear', '${longAgo}T12:00:00.000Z', min(id) from users`,
      id,
    )
    return { number, end: () => api.rows.ask('update quotes set quoted_on = ? where id = ?', today, id) }
  },
  orderRequest: async (api, customer) => {
    const quote = await plantQuote(api, customer, { expiresOn: longAgo as Day })
    const id = newId()
    const number = `OR-WAIT-${id}`
    const file = await plantFile(api, '%PDF-1.7')
    await api.rows.ask(
      `insert into order_requests (id, number, customer_id, user_id, name, name_key, file_id, placed_at, total)
        select cast(? as integer), cast(? as text), cast(? as integer), min(users.id), cast(? as text),
          cast(? as text), cast(? as text), '${longAgo}T12:00:00.000Z', 4000 from users`,
      id,
      number,
      customer,
      number,
      number,
      file,
    )
    await api.rows.ask(
      `insert into order_request_lines (request_id, position, quote_id, line, release, quantity, price)
        values (?, 1, ?, 1, 1, 4, 1000)`,
      id,
      quote.id,
    )
    return { number, end: () => order(api, quote.id) }
  },
  concessionApproval: async (api, customer) => {
    const id = await plantConcession(api, customer)
    const file = await plantFile(api, '%PDF-1.7')
    await api.rows.ask('update files set created_at = ? where id = ?', `${firstRecentDay}T12:00:00.000Z`, file)
    await api.rows.ask('update concessions set approval_file_id = ? where id = ?', file, id)
    const [row] = await api.rows.ask('select ncr from concessions where id = ?', id)
    const end = () => api.rows.ask('update concessions set approval_file_id = null where id = ?', id)
    return { number: row?.ncr, end }
  },
  fileApproval: async (api, customer) => {
    const { id, part } = await plantFolder(api, customer)
    const file = await plantFile(api, '%PDF-1.7')
    await api.rows.ask('update files set created_at = ? where id = ?', `${firstRecentDay}T12:00:00.000Z`, file)
    await api.rows.ask('insert into approval_files (folder_id, file_id, is_approval) values (?, ?, 1)', id, file)
    const end = () => api.rows.ask('delete from approval_files where folder_id = ?', id)
    return { number: part, end }
  },
  barDecision: async (api, customer) => {
    const id = await addBar(api, { id: newId(), customer })
    await api.rows.ask(rejectBar, firstRecentDay, id)
    const end = () =>
      api.rows.ask('update bars set is_approved = null, decided_on = null, refusal = null where id = ?', id)
    return { number: `H-${id}`, end }
  },
  dateRequest: plantNote('seller_date', longAgo, `update job_orders set new_committed_on = '${longAgo}' where id = ?`),
  failedMail: (api) =>
    plantMail(api, `nobody.${newId()}@made.example`, [
      `${longAgo}T12:00:00.000Z`,
      '2999-01-01T00:00:00.000Z',
      'No such mailbox',
    ]),
  invitation: async ({ rows }) => {
    const email = `invited.${newId()}@made.example`
    const [like] = await rows.ask("select * from users where email = 'customer@anvil.example'")
    const row = { ...like, id: newId(), email, email_key: email, password_hash: null, last_login: null }
    const columns = Object.keys(row)
    await rows.ask(
      `insert into users (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      ...Object.values({ ...row, created_at: `${longAgo}T12:00:00.000Z` }),
    )
    const end = () => rows.ask("update users set password_hash = 'x' where email = ?", email)
    return { number: email, end }
  },
  failedImport: (api) => plantImport(api, `refused${newId()}`, `${longAgo}T12:00:00.000Z`, 'refused'),
  staleImport: (api) => plantImport(api, `stale${newId()}`, `${longAgo}T12:00:00.000Z`, 'done'),
}
