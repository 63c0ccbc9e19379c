import { isProvider, makePeople, type Person, Sessions } from './people.ts'
import { notFound, RejectionError, type ServiceRequest } from './service.ts'

export interface Customer {
  readonly id: number
  readonly name: string
  readonly legalName: string
  /** Id in the company's own systems, which the account statement requires. */
  readonly crmId: string
  readonly unit: string
  /** Its open lines are reported by lot. */
  readonly isLotType: boolean
}

interface Part {
  readonly customerNumber: string
  readonly number: string
  readonly description: string
  readonly material: string
  readonly price: number
}

type Status = 'Late' | 'Delay' | 'On Time' | 'In Transit' | 'Delivered' | 'Deviation Request'

/** A line of a purchase order. */
export interface Line {
  readonly id: number
  readonly customer: number
  readonly order: string
  readonly item: number
  readonly job: string
  readonly part: Part
  readonly quantity: number
  readonly shipped: number
  /** Days from today. */
  readonly requested: number
  readonly committed: number
  newDate: string | null
  changedOn: string | null
  reason: string | null
  readonly status: Status
  /** Production step of its open pieces. */
  readonly step: string
  isConfirmed: boolean
  customerComment: string | null
  sellerComment: string | null
}

export const steps = [
  'Cutting',
  'Forging',
  'HeatTreatment',
  'PreMachining',
  'Splitting',
  'Machining',
  'PDP',
  'FinalInspection',
  'NDT',
  'Laboratory',
  'Approval',
  'FinishedGoods',
  'Other',
]

const customers: readonly Customer[] = [
  {
    id: 101,
    name: 'Northwind Turbines',
    legalName: 'Northwind Turbines Incorporated',
    crmId: 'CRM-0101',
    unit: 'Aerospace',
    isLotType: false,
  },
  {
    id: 102,
    name: 'Sierra Rings',
    legalName: 'Sierra Rings and Flanges LLC',
    crmId: 'CRM-0102',
    unit: 'Industrial',
    isLotType: false,
  },
  {
    id: 103,
    name: 'Donau Stahl',
    legalName: 'Donau Stahl GmbH und Co KG',
    crmId: 'CRM-0103',
    unit: 'Steel',
    isLotType: true,
  },
]

const shapes = ['Fan case ring', 'Turbine disc', 'Bearing ring', 'Combustor case']
const alloys = ['Alloy 718', 'Ti 6-4', 'Waspaloy', '4340']

const partsOf = ({ id }: Customer): Part[] =>
  shapes.map((description, at) => ({
    customerNumber: `${id}-PN-${at + 1}`,
    number: `F${id}0${at + 1}`,
    description,
    material: alloys[at] ?? '',
    price: 1250.5 + 310 * at,
  }))

/** Lines that every customer has: status, days to the requested and the committed date, step, shipped. */
const kinds: readonly [Status, number, number, string, number][] = [
  ['Late', -12, -9, 'Machining', 0],
  ['Delay', 6, 20, 'HeatTreatment', 2],
  ['On Time', 35, 35, 'Cutting', 0],
  ['On Time', 48, 45, 'Forging', 0],
  ['Deviation Request', 15, 18, 'NDT', 0],
  ['In Transit', -4, -4, 'FinishedGoods', 10],
  ['Delivered', -40, -40, 'FinishedGoods', 8],
  ['On Time', 60, 60, 'Approval', 0],
]

const linesOf = (customer: Customer, firstId: number): Line[] => {
  const parts = partsOf(customer)
  return kinds.map(([status, requested, committed, step, shipped], at) => ({
    id: firstId + at,
    customer: customer.id,
    order: `${customer.id}45000${1 + Math.floor(at / 3)}`,
    item: 10 * ((at % 3) + 1),
    job: `JO-${customer.id}-${at + 1}`,
    part: parts[at % parts.length] as Part,
    quantity: shipped >= 8 ? shipped : 12,
    shipped,
    requested,
    committed,
    status,
    step,
    newDate: null,
    changedOn: null,
    reason: null,
    isConfirmed: status === 'Delivered',
    customerComment: null,
    sellerComment: null,
  }))
}

export interface PlantOptions {
  /** Day that all dates are relative to; today by default. */
  readonly today?: string
  /** Replaces the specification's `{product}` in names. */
  readonly product?: string
}

/** Data of the reference company; changes last until it stops. */
export const makePlant = ({ today = new Date().toISOString().slice(0, 10), product = 'Anvil' }: PlantOptions) => {
  const lines = customers.flatMap((customer, at) => linesOf(customer, 5001 + 100 * at))
  const noon = Date.parse(`${today}T12:00:00Z`)
  /** Returns the date this many days from today. */
  const day = (days: number) => new Date(noon + 86_400_000 * days).toISOString().slice(0, 10)
  const customerOf = (id: number) => {
    const customer = customers.find((one) => one.id === id)
    if (!customer) throw notFound()
    return customer
  }
  const customersOf = (person: Person) => (isProvider(person) ? customers.map(({ id }) => id) : person.customers)
  return {
    today,
    product,
    day,
    /** Dates in the form of the back end. */
    date: (days: number) => `${day(days)}T00:00:00`,
    dateOf: (text: string) => `${text.slice(0, 10)}T00:00:00`,
    /** Instants in the form of the auth service. */
    moment: (days: number) => `${day(days)} 10:15:00`,
    /** Month and year, this many months before the current one. */
    month: (before: number) => {
      const first = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - before, 1))
      return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1 }
    },
    year: Number(today.slice(0, 4)),
    /** Fills the product into a name. */
    named: (name: string) => name.replaceAll('{product}', product),
    customers,
    customerOf,
    customersOf,
    people: makePeople(),
    sessions: new Sessions(),
    /** One-time tokens of mailed links, by e-mail address. */
    resets: new Map<string, string>(),
    partsOf,
    lines,
    linesOf: (customer: number) => lines.filter((line) => line.customer === customer),
    lineOf: (id: number) => {
      const line = lines.find((one) => one.id === id)
      if (!line) throw notFound()
      return line
    },
    /** Returns the requested customer; rejects one that the user may not act for. */
    customer: ({ person }: ServiceRequest, id: unknown) => {
      const customer = customerOf(Number(id))
      if (!customersOf(person).includes(customer.id)) throw new RejectionError(403, { message: 'Forbidden' })
      return customer
    },
    /** Allows only staff. */
    provider: ({ person }: ServiceRequest) => {
      if (!isProvider(person)) throw new RejectionError(403, { message: 'Forbidden' })
    },
  }
}

export type Plant = ReturnType<typeof makePlant>

/** Fills the product into the names of a record. */
export const withProduct = (plant: Plant, row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [plant.named(name), value]))
