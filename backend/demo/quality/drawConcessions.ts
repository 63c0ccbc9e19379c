import type { Day } from '#schema/kinds.ts'
import { daysAfter } from '#values/days.ts'
import { customerIds } from '../customers.ts'
import { dice } from '../dice.ts'
import { longestComment } from '../trade/particular/lines.ts'
import type { Deviation } from './deviations.ts'

/** Concession of the demo; null or empty values are not written or sent yet. */
export interface DrawnConcession extends Deviation {
  readonly ncr: string
  readonly type: string
  readonly found: string
  readonly deviating: number
  readonly notifiedOn: Day | null
  readonly documents: readonly string[]
  readonly approval: string | null
  readonly providerComment: string | null
  readonly customerComment: string | null
}

const findings = [
  ['Dimensional', 'Outer diameter 0.012 in below the drawing after final turning.'],
  ['Ultrasonic', 'One indication at 64 % of the reference level, 0.8 in below the surface.'],
  ['Surface', 'Handling mark on the outer face, 0.004 in deep, blended.'],
  ['Mechanical properties', 'Elongation 11.6 % where 12 % are required; strength within limits.'],
  ['Chemistry', 'Niobium 5.48 % where 5.50 % are allowed at most, by the second analysis.'],
  ['Documentation', 'Heat treatment chart of the furnace printed with the time of the summer.'],
] as const

const providerWords = [
  'The allowance of the next machining step covers the deviation. Please confirm that you accept the parts as they are.',
  'Inspected twice, on two machines, with the same result. We ask you to accept the lot.',
] as const

const customerWords = [
  'Accepted for this lot only. The next one must be to the drawing.',
  'Under review by our engineering; answer by the end of the week.',
] as const

/** Extreme values: texts and file names that often break programs, one pair per concession. */
const hostile = [
  { comment: '<script>alert("concession")</script>', name: '=SUM(A1)+1.pdf' },
  { comment: longestComment, name: 'Aprobación ñandú «é» 承認 🔥.pdf' },
  { comment: '=1+1', name: `"; filename="other.html"; ${'very long name '.repeat(12)}.pdf` },
] as const

const documentsOf = (ncr: string, count: number) =>
  [`Non-conformance report ${ncr}.pdf`, 'Measurements.pdf', 'Drawing with the deviation marked.pdf'].slice(0, count)

/** The high-volume customer has files for only some concessions. */
const isMany = (customerId: number) => customerId === customerIds.volume

const countOf = (index: number, customerId: number) =>
  isMany(customerId) ? Number(index % 40 === 5) : ([1, 3, 0] as const)[index % 3]

const isApproved = (index: number, customerId: number) => (isMany(customerId) ? index % 80 === 7 : index % 2 === 1)

/** A customer's concession by index; the states rotate, so that a few concessions cover all of them. */
const drawConcession = (deviation: Deviation, index: number, today: Day, hasExtremes: boolean): DrawnConcession => {
  const { customerId, jobOrder, quantity } = deviation
  const { below, pick } = dice(`concession of ${jobOrder}`)
  const [type, found] = pick(findings)
  const ncr = `${index % 2 === 0 ? 'FF' : 'FA'}-${today.slice(2, 4)}-${jobOrder.slice(-6)}`
  const trap = hasExtremes && !isMany(customerId) ? hostile[index - 1] : undefined
  const turn = index % 4
  const hasComments = hasExtremes || !isMany(customerId) || index % 40 < 4
  return {
    ...deviation,
    ncr,
    type,
    found,
    deviating: 1 + below(quantity),
    notifiedOn: index % 5 === 3 ? null : daysAfter(today, -1 - below(30)),
    documents: documentsOf(ncr, countOf(index, customerId) ?? 0),
    approval: isApproved(index, customerId) ? (trap?.name ?? `Approval of ${ncr}.pdf`) : null,
    providerComment: hasComments && (turn === 1 || turn === 2) ? (trap?.comment ?? pick(providerWords)) : null,
    customerComment: hasComments && (turn === 2 || turn === 3) ? (trap?.comment ?? pick(customerWords)) : null,
  }
}

/** One concession per job order with a deviation, so that the home page, the orders and the concessions agree. */
export const drawConcessions = (deviations: readonly Deviation[], today: Day, hasExtremes: boolean) =>
  [...Map.groupBy(deviations, ({ customerId }) => customerId).values()].flatMap((own) =>
    own.map((deviation, index) => drawConcession(deviation, index, today, hasExtremes)),
  )
