import type { Api } from '../../client/apiClient.ts'

const stepColumns = [
  'cutting',
  'forging',
  'heat_treatment',
  'pre_machining',
  'splitting',
  'machining',
  'pdp',
  'final_inspection',
  'ndt',
  'laboratory',
  'approval',
  'finished_goods',
  'other',
] as const

export interface PlantedLine extends Partial<Record<(typeof stepColumns)[number], number>> {
  readonly jobOrder: string
  readonly purchaseOrder: string
  /** The customer's part number; the provider's is the same with the prefix `F-`. */
  readonly part: string
  readonly quantity?: number
  readonly shipped?: number
  /** Cents per piece. */
  readonly price?: number
  readonly status?: string
  readonly requested?: string
  readonly committed?: string | null
  readonly newlyCommitted?: string | null
  readonly lineItem?: number
  readonly release?: string
}

interface PlantedPart {
  readonly number: string
  readonly isNew?: boolean
  readonly processes?: readonly string[]
}

let lastId = 900_000

const nextId = () => {
  lastId += 1
  return lastId
}

export async function plantLines(
  { rows }: Pick<Api, 'rows'>,
  customer: number,
  parts: readonly PlantedPart[],
  lines: readonly PlantedLine[],
) {
  const insert = (table: string, row: Record<string, unknown>) => {
    const places = Object.keys(row).map(() => '?')
    return rows.ask(`insert into ${table} (${Object.keys(row)}) values (${places})`, ...Object.values(row))
  }
  const partIds = new Map<string, number>()
  for (const { number, isNew = false, processes = [] } of parts) {
    const id = nextId()
    partIds.set(number, id)
    const size = { outer_diameter: 20.5, inner_diameter: 12, length: 4, weight: 118 }
    const kind = { description: 'Ring', alloy: 'Alloy 718', shape: 'ring', is_aerofab: 0 }
    const numbers = { customer_number: number, provider_number: `F-${number}`, is_new_introduction: isNew ? 1 : 0 }
    await insert('parts', { id, customer_id: customer, ...numbers, ...kind, ...size })
    for (const [position, process] of processes.entries())
      await insert('part_processes', { part_id: id, position, process })
  }
  const orderIds = new Map<string, number>()
  for (const number of new Set(lines.map(({ purchaseOrder }) => purchaseOrder))) {
    const id = nextId()
    orderIds.set(number, id)
    await insert('purchase_orders', { id, customer_id: customer, number, ordered_on: '2026-01-15', hash: `po${id}` })
  }
  for (const line of lines) {
    const { jobOrder, purchaseOrder, part, quantity = 10, shipped = 0, price = 100, status = 'onTime' } = line
    const steps = Object.fromEntries(stepColumns.map((step) => [step, line[step] ?? 0]))
    await insert('job_orders', {
      id: nextId(),
      customer_id: customer,
      purchase_order_id: orderIds.get(purchaseOrder),
      part_id: partIds.get(part),
      number: jobOrder,
      line_item: line.lineItem ?? 1,
      release: line.release ?? '',
      horizon: 'Firm',
      quantity,
      shipped,
      price,
      status,
      requested_on: line.requested ?? '2026-12-01',
      committed_on: line.committed === undefined ? '2026-12-15' : line.committed,
      new_committed_on: line.newlyCommitted ?? null,
      ...steps,
    })
  }
}

export async function chooseSource({ rows }: Pick<Api, 'rows'>, customer: number, source: 1 | 2) {
  const [known] = await rows.ask('select customer_id from customer_terms where customer_id = ?', customer)
  if (known)
    return void (await rows.ask('update customer_terms set wip_source = ? where customer_id = ?', source, customer))
  const id = nextId()
  await rows.ask(
    "insert into contacts (id, guid, name, email, phone) values (?, ?, 'n', 'n@made.example', '')",
    id,
    `g${id}`,
  )
  await rows.ask("insert into incoterms (id, name) values (?, 'EXW')", id)
  await rows.ask(
    `insert into customer_terms (customer_id, seller_id, receivable_id, incoterm_id, delivery_point, delivery_address,
      credit_terms, credit_days, wip_source, unit_type, is_lot_type, hash)
      values (?, ?, ?, ?, 'Dock', 'Street 1', 'Net 30 days', 30, ?, 1, 0, ?)`,
    customer,
    id,
    id,
    id,
    source,
    `terms${id}`,
  )
}
