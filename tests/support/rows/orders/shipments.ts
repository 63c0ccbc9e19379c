import type { Api } from '../../client/apiClient.ts'

type Db = Pick<Api, 'rows'>
type Values = Readonly<Record<string, unknown>>

let made = 0
const nextId = () => {
  made += 1
  return 700_000 + made
}

export const insert = ({ rows }: Db, table: string, values: Values) => {
  const places = Object.keys(values).map(() => '?')
  const columns = Object.keys(values).join(', ')
  return rows.ask(`insert into ${table} (${columns}) values (${places.join(', ')})`, ...Object.values(values))
}

/** Adds a line in a new purchase order: ten pieces at 1 dollar, none started. `more` sets columns. */
export async function addJobOrder(api: Db, customerId: number, more: Values = {}) {
  const id = nextId()
  const own = { id, customer_id: customerId }
  const sizes = { outer_diameter: 10, inner_diameter: 4, length: 2, weight: 12.5 }
  const part = {
    customer_number: `C-${id}`,
    provider_number: `P-${id}`,
    description: 'Ring',
    alloy: '718',
    shape: 'ring',
  }
  await insert(api, 'parts', { ...own, ...part, ...sizes, is_new_introduction: 0, is_aerofab: 0 })
  await insert(api, 'purchase_orders', { ...own, number: `PO-${id}`, ordered_on: '2026-01-05', hash: `order${id}` })
  await insert(api, 'job_orders', {
    ...own,
    purchase_order_id: id,
    part_id: id,
    number: `JO-${id}`,
    line_item: 1,
    release: '',
    horizon: '',
    quantity: 10,
    shipped: 0,
    price: 100,
    status: 'onTime',
    requested_on: '2026-12-01',
    ...more,
  })
  return { id, customerId }
}

/** Adds a load of a job order, by default ready to ship; returns its id. `more` sets columns. */
export async function addDelivery(api: Db, jobOrder: { id: number; customerId: number }, more: Values = {}) {
  const id = nextId()
  await insert(api, 'incoterms', { id, name: 'EXW Ex Works' })
  await insert(api, 'deliveries', {
    id,
    customer_id: jobOrder.customerId,
    job_order_id: jobOrder.id,
    quantity: 1,
    incoterm_id: id,
    promised_on: '2026-10-20',
    ready_on: '2026-10-15',
    shipped_on: null,
    ...more,
  })
  return id
}

/** Adds a month of a customer's quality; null for a month without shipments. */
export const addQuality = (api: Db, customerId: number, month: string, percentage: number | null, complaints = 0) =>
  insert(api, 'quality_months', {
    customer_id: customerId,
    year: Number(month.slice(0, 4)),
    month: Number(month.slice(5)),
    percentage,
    complaints,
    ncr: 0,
  })

export async function addContact(api: Db, name: string) {
  const id = nextId()
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@anvil.example`
  await insert(api, 'contacts', { id, guid: `guid-${id}`, name, email, phone: '+52 81 5555 0100' })
  return id
}

/** Publishes a news item; without a unit it is visible to everyone. */
export async function addNews(api: Db, title: string, more: Values = {}) {
  const id = nextId()
  await insert(api, 'news', { id, published_on: '2026-11-05', title, body: `All about ${title}.`, ...more })
}
