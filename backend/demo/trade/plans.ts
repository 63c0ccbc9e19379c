import { customerIds } from '../customers.ts'
import { type Alloy, alloys } from './alloys.ts'
import { dormantIds } from './particular/days.ts'
import type { PartRow } from './parts.ts'

type Some<T> = readonly [T, ...T[]]

export interface Plan {
  readonly customerId: number
  readonly alloys: Some<Alloy>
  readonly shapes: Some<PartRow['shape']>
  readonly parts: number
  readonly particularParts: readonly Partial<PartRow>[]
  /** Part values by index, used instead when extreme values are planted. */
  readonly extremeParts?: Readonly<Record<number, Partial<PartRow>>>
  readonly partPrefix: string
  readonly orderPrefix: string
  readonly creditDays: number
  /** Number of ordinary lines with open pieces. */
  readonly openLines: number
  /** Invoices paid within the last twelve months, on time and late: their ratio is the payment score. */
  readonly paid: { readonly inTime: number; readonly late: number }
  /** Number of invoices paid more than twelve months ago. */
  readonly paidBefore: number
  /** Maximum days of payment before the due date. */
  readonly paysEarly: number
  /** Numbers of open invoices: overdue, due this month, and due later. */
  readonly owed: { readonly overdue: number; readonly due: number; readonly open: number }
  readonly maxDaysOverdue: number
  /** Numbers of orders with loads waiting to be collected, and in transit. */
  readonly ready: number
  readonly inTransit: number
  readonly isReadyBilled: boolean
  /** Months ago in which no ordinary load left; null for none. */
  readonly quietMonth: number | null
  /** True if ordinary lines may have deviations. */
  readonly mayDeviate: boolean
  /** Prices are multiples of this amount in cents. */
  readonly priceStep: number
}

const idle = {
  openLines: 0,
  paid: { inTime: 0, late: 0 },
  paidBefore: 0,
  owed: { overdue: 0, due: 0, open: 0 },
  ready: 0,
  inTransit: 0,
} as const

const usual = {
  ...idle,
  particularParts: [],
  creditDays: 60,
  paysEarly: 12,
  maxDaysOverdue: 20,
  isReadyBilled: true,
  quietMonth: null,
  mayDeviate: true,
  priceStep: 1,
} as const

const { alloy718, premium718, plus718, waspaloy, inconel625, ti64 } = alloys
const { s174ph, s4340, s4140, s52100, f22, f91, a105, lf2, s316l, duplex2205 } = alloys

const directCustomer = (index: number): Plan => ({
  ...usual,
  customerId: 201 + index,
  alloys: [f22, a105, lf2, s316l, duplex2205, inconel625],
  shapes: ['ring', 'ring', 'disc', 'block'],
  parts: 4 + index,
  partPrefix: `D${index + 1}-`,
  orderPrefix: `OC${index + 1}-`,
  creditDays: 45,
  openLines: 14 + 3 * index,
  paid: { inTime: 11 + index, late: index % 3 },
  paidBefore: 2,
  owed: { overdue: index % 2, due: 1 + (index % 3), open: 2 },
  ready: 1 + (index % 2),
  inTransit: index % 3,
})

/** No recent orders except those in `lastOrders`. */
const dormant = { ...idle, paidBefore: 3 }

/**
 * All customers except the brand-new one, which has no data. The payment scores are 100, 69, 70, 85, 84 and one that is
 * not an integer. Each part of a balance is 0 for some customer, and only one customer has invoices old enough to stop
 * shipments.
 */
export const plans: readonly Plan[] = [
  {
    ...usual,
    customerId: customerIds.healthy,
    alloys: [alloy718, plus718, waspaloy, s174ph],
    shapes: ['ring'],
    parts: 24,
    particularParts: [{ customer_number: '00123' }, {}, { is_new_introduction: 1, is_aerofab: 1 }],
    extremeParts: { 1: { customer_number: '=1+1', description: '-0.01' } },
    partPrefix: 'BT-',
    orderPrefix: '45007',
    creditDays: 45,
    openLines: 130,
    paid: { inTime: 110, late: 0 },
    paidBefore: 20,
    owed: { overdue: 0, due: 8, open: 22 },
    ready: 6,
    inTransit: 5,
  },
  {
    ...usual,
    customerId: customerIds.creditHold,
    alloys: [s4340, s4140],
    shapes: ['disc'],
    parts: 18,
    particularParts: [{}, {}, { is_new_introduction: 1 }],
    partPrefix: 'EC',
    mayDeviate: false,
    orderPrefix: 'OC-26',
    openLines: 90,
    paid: { inTime: 69, late: 31 },
    paidBefore: 10,
    owed: { overdue: 14, due: 9, open: 12 },
    maxDaysOverdue: 58,
    ready: 12,
    inTransit: 2,
  },
  {
    ...usual,
    customerId: customerIds.steelMaker,
    alloys: [premium718, alloy718, waspaloy],
    shapes: ['bar', 'bar', 'disc', 'block'],
    parts: 14,
    partPrefix: 'NS ',
    orderPrefix: 'NST',
    openLines: 70,
    paid: { inTime: 42, late: 18 },
    paidBefore: 8,
    owed: { overdue: 6, due: 0, open: 14 },
    inTransit: 3,
  },
  {
    ...usual,
    customerId: customerIds.directParent,
    alloys: [f22, a105, inconel625, s316l],
    shapes: ['ring', 'ring', 'block'],
    parts: 16,
    partPrefix: 'AM.',
    orderPrefix: 'PG-',
    creditDays: 30,
    openLines: 60,
    paid: { inTime: 34, late: 6 },
    paidBefore: 6,
    paysEarly: 20,
    owed: { overdue: 5, due: 6, open: 0 },
    maxDaysOverdue: 18,
    ready: 3,
    isReadyBilled: false,
  },
  {
    ...usual,
    customerId: customerIds.ringsOnly,
    alloys: [s52100, s4140],
    shapes: ['ring'],
    parts: 20,
    partPrefix: 'KB',
    mayDeviate: false,
    orderPrefix: 'J',
    creditDays: 45,
    openLines: 65,
    paid: { inTime: 63, late: 12 },
    paidBefore: 6,
    paysEarly: 35,
    quietMonth: 5,
    priceStep: 100,
  },
  {
    ...usual,
    customerId: customerIds.aerospace,
    alloys: [ti64, premium718, waspaloy, s174ph],
    shapes: ['ring', 'ring', 'disc'],
    parts: 22,
    partPrefix: 'AA-',
    mayDeviate: false,
    orderPrefix: 'F31',
    openLines: 110,
    paid: { inTime: 85, late: 4 },
    paidBefore: 12,
    owed: { overdue: 7, due: 6, open: 15 },
    maxDaysOverdue: 17,
    ready: 5,
    inTransit: 6,
    quietMonth: 6,
  },
  {
    ...usual,
    customerId: customerIds.excluded,
    alloys: [s4140],
    shapes: ['disc', 'bar'],
    parts: 3,
    partPrefix: 'TRIAL',
    orderPrefix: 'T',
    openLines: 5,
  },
  {
    ...usual,
    customerId: customerIds.volume,
    alloys: [s4340, f22, f91, s174ph],
    shapes: ['disc', 'disc', 'ring', 'bar'],
    parts: 400,
    partPrefix: 'IM-',
    orderPrefix: '81',
    openLines: 25_000,
    paid: { inTime: 1_120, late: 30 },
    paidBefore: 150,
    owed: { overdue: 45, due: 60, open: 240 },
    ready: 220,
    inTransit: 180,
  },
  ...Array.from({ length: 9 }, (_, index) => ({
    ...directCustomer(index),
    ...(dormantIds.includes(201 + index) ? dormant : {}),
  })),
]

export const orderNumber = ({ orderPrefix }: Plan, place: number) => `${orderPrefix}${10_000 + place}`
