import { keyedEntity, type RowOf } from '#schema/entity.ts'
import {
  type Cents,
  type Day,
  day,
  document,
  flag,
  integer,
  kilograms,
  money,
  nullable,
  oneOf,
  percent,
  text,
} from '#schema/kinds.ts'

export const sampleOrder = keyedEntity('sampleOrder', 'number', {
  number: text('number', { max: 20 }),
  part: text('part', { max: 20 }),
  description: text('description', { mayBeEmpty: true, isMultiline: true, max: 200 }),
  status: oneOf('status', { 1: 'late', 2: 'delayed', 3: 'onTime' }),
  dueOn: nullable(day('dueOn')),
  quantity: integer('quantity', { min: 1, max: 10_000 }),
  weight: kilograms('weight'),
  amount: money('amount'),
  done: percent('done'),
  isReleased: flag('isReleased'),
  certificate: nullable(document('certificate')),
})

export type SampleOrder = RowOf<typeof sampleOrder>

const statuses = ['late', 'delayed', 'onTime'] as const
const descriptions = ['Rolled ring, Inconel 718', 'Bearing race, M50, rough turned, with mill test report', '']

/** Includes a part number with leading zeros and a text that looks like a formula. */
export const sampleOrders = (count: number): SampleOrder[] =>
  Array.from({ length: count }, (_, index) => ({
    number: `JO-${String(index + 1).padStart(5, '0')}`,
    part: index === 0 ? '00123' : `PN-${1000 + index}`,
    description: index === 1 ? '=1+1' : (descriptions[index % 3] ?? ''),
    status: statuses[index % 3] ?? 'late',
    dueOn: index % 7 === 6 ? null : (`2026-11-${String((index % 28) + 1).padStart(2, '0')}` as Day),
    quantity: 12 + index,
    weight: 165_990 + 1000 * index,
    amount: (123_456 + index * 100) as Cents,
    done: index % 5 === 4 ? -1 : (index * 7) % 101,
    isReleased: index % 2 === 0,
    certificate: index % 4 === 0 ? '/content/certificates/1.pdf' : null,
  }))

export const sampleTexts: Readonly<Record<string, string>> = {
  'resources.samples.title': 'Job orders',
  'resources.samples.fields.number': 'Job order',
  'resources.samples.fields.part': 'Part number',
  'resources.samples.fields.description': 'Description',
  'resources.samples.fields.status': 'Status',
  'resources.samples.words.status.late': 'Late',
  'resources.samples.words.status.delayed': 'Delayed',
  'resources.samples.words.status.onTime': 'On time',
  'resources.samples.fields.dueOn': 'Due date',
  'resources.samples.fields.quantity': 'Quantity',
  'resources.samples.fields.weight': 'Weight (Kg)',
  'resources.samples.fields.amount': 'Amount (USD)',
  'resources.samples.fields.done': 'Done (%)',
  'resources.samples.fields.isReleased': 'Released',
  'resources.samples.fields.certificate': 'Certificate',
}
