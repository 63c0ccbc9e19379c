import { daysBetween } from '../../values/days.ts'
import { auth, ofCustomer, read } from '../call.ts'
import { entity, keyedEntity, type RowOf } from '../entity.ts'
import { type Day, day, email, integer, money, nullable, oneOf, percent, quantity, text } from '../kinds.ts'
import { numberOf } from '../orders/storyAddress.ts'
import { first, listOf } from '../wire/envelope.ts'

/** Pieces of a line that wait for the customer's approval (spec 3 §3 'Approval row'). */
export const approval = entity('approval', {
  providerPartNumber: text('{product}PartNumber'),
  partNumber: text('CustomerPartNumber'),
  purchaseOrder: numberOf('purchaseOrder', text('PO')),
  quantity: quantity('Cantidad'),
  since: nullable(day('InitialApprovalDate')),
})
export type Approval = RowOf<typeof approval>

/** From so many days on an approval is slow (spec 3 §9). */
export const slowApprovalDays = 20
export const daysInApproval = ({ since }: Approval, today: Day) => (since === null ? null : daysBetween(since, today))
export const isSlow = (days: number | null) => days !== null && days >= slowApprovalDays

/** Quality of a month in percent, -1 without shipments, and how many non-conformance reports there were. */
export const qualityAverage = keyedEntity('qualityAverage', ['year', 'month'], {
  year: integer('year'),
  month: integer('month'),
  percentage: percent('average'),
  reports: integer('totNCR'),
})
/** The non-conformance reports of a month that are open. */
export const openReports = keyedEntity('openReports', ['year', 'month'], {
  year: integer('periodo'),
  month: integer('mes'),
  open: integer('totalAbiertas'),
})

const person = (suffix: string, { guid = `id${suffix}`, name = `nombre${suffix}` } = {}) => ({
  guid: nullable(text(guid, { mayBeEmpty: true })),
  name: nullable(text(name, { mayBeEmpty: true })),
  email: nullable(email(`correo${suffix}`, { mayBeEmpty: true })),
})
const representative = { ...person('', { name: 'nombreCompleto' }), email: nullable(email('correoElectronico')) }
const backup = person('Back')
const manager = person('DP')

/** What is open, and whom a customer turns to about quality; nobody is null (spec 3 §3 'Quality dashboard record'). */
export const qualityDesk = entity('qualityDesk', {
  openConcessions: integer('openConsessions'),
  openApprovals: integer('totApprovals'),
  representativeGuid: representative.guid,
  representativeName: representative.name,
  representativeEmail: representative.email,
  backupGuid: backup.guid,
  backupName: backup.name,
  backupEmail: backup.email,
  managerGuid: manager.guid,
  managerName: manager.name,
  managerEmail: manager.email,
})

const month = { year: integer('Periodo'), month: integer('Mes') }
/** How punctual something was; more than 15 days late is critical (DECISIONS R57). */
const series = oneOf('Serie', { 1: 'onTime', 2: 'late', 3: 'critical' })
export const punctualities = ['onTime', 'late', 'critical'] as const
export type Punctuality = (typeof punctualities)[number]
export const mostLateDays = 15
export const punctualityOf = (done: Day, due: Day): Punctuality => {
  const days = daysBetween(due, done)
  return days <= 0 ? 'onTime' : days <= mostLateDays ? 'late' : 'critical'
}

/** The share of a month's loads in one series, with their pieces; -1 in a month without loads (spec 2 §3 'Scorecard'). */
export const deliveryScore = entity('deliveryScore', {
  ...month,
  series,
  percentage: percent('PorcentajeCumplio'),
  pieces: quantity('TotalDePiezas'),
})
/** The good pieces of a month, and those of its shipped pieces for which a concession was asked. */
export const concessionScore = entity('concessionScore', {
  ...month,
  good: percent('PorcentajePiezasBuenas'),
  conceded: percent('PorcentajePiezasConConsulta'),
  pieces: quantity('TotalDePiezas'),
})
/** The share of the invoices paid in a month in one series, with their amount; -1 where none was paid. */
export const paymentShare = entity('paymentShare', {
  ...month,
  series,
  percentage: percent('Porcentaje'),
  amount: money('MontoDlls'),
})
/** What was invoiced in a month, and in the same month a year before. */
export const salesScore = entity('salesScore', {
  ...month,
  amount: money('Dolares'),
  amountBefore: money('DolaresHistoria'),
})

/** The mean of monthly percentages; months without shipments do not count, and without any there is none (DECISIONS R55). */
export const meanOf = (percentages: readonly number[]) => {
  const known = percentages.filter((percentage) => percentage >= 0)
  return known.length === 0 ? null : known.reduce((sum, percentage) => sum + percentage, 0) / known.length
}

/** The score before there is any data (spec 2 §2 'Scorecard'). */
export const firstScore = 73

interface ScoreParts {
  readonly onTime: number | null
  readonly good: number | null
  readonly paid: number | null
}

/** The rounded mean of what is known of deliveries on time, good pieces and payments of the year (DECISIONS R57). */
export const scorecardScore = ({ onTime, good, paid }: ScoreParts) => {
  const mean = meanOf([onTime ?? -1, good ?? -1, paid ?? -1])
  return mean === null ? firstScore : Math.round(mean)
}

const dashboard = ofCustomer('quality-dashboard')

const scorecard = {
  access: ofCustomer('scorecard').access,
  body: entity('scorecardOf', { customerId: integer('client_id', { min: 1 }) }),
  changes: false,
} as const

/** Quality of a customer's orders: what waits for approval, the quality dashboard, the scorecard (spec 2 §7, spec 3 §7). */
export const quality = {
  listApprovals: read('GET', '/api/Customers/:customerId/approvals', {
    ...ofCustomer('approvals'),
    list: { sort: ['providerPartNumber', 'partNumber', 'quantity', 'since'], totals: ['quantity'] },
    answer: listOf(approval),
  }),
  /** The last twelve months, the oldest first; none where nothing is known of any of them. */
  averages: read('GET', '/api/Main/:customerId/dashboardQualityGrap', { ...dashboard, answer: listOf(qualityAverage) }),
  openReports: read('GET', '/api/Main/:customerId/dashboardNcr', { ...dashboard, answer: listOf(openReports) }),
  desk: read('GET', '/api/Main/:customerId/dashboardPhotoQuality', { ...dashboard, answer: first(qualityDesk) }),
  deliveries: auth('POST', '/api/scorecard-otd/', { ...scorecard, answer: listOf(deliveryScore) }),
  concessions: auth('POST', '/api/scorecard-consessions/', { ...scorecard, answer: listOf(concessionScore) }),
  sales: auth('POST', '/api/scorecard-sales/', { ...scorecard, answer: listOf(salesScore) }),
  payments: auth('POST', '/api/scorecard-payment-history/', { ...scorecard, answer: listOf(paymentShare) }),
}
