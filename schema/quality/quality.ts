import { daysBetween } from '#values/days.ts'
import { auth, ofCustomer, read } from '../call.ts'
import { type Complete, completed, entity, keyedEntity, type RowOf } from '../entity.ts'
import {
  type Day,
  day,
  email,
  integer,
  money,
  nullable,
  oneOf,
  optional,
  percent,
  quantity,
  recordId,
  text,
} from '../kinds.ts'
import { numberOf } from '../orders/timelineAddress.ts'
import { first, listOf } from '../wire/envelope.ts'

export const approval = entity('approval', {
  providerPartNumber: text('{product}PartNumber'),
  partNumber: text('CustomerPartNumber'),
  purchaseOrder: numberOf('purchaseOrder', text('PO')),
  quantity: quantity('Cantidad'),
  since: nullable(day('InitialApprovalDate')),
})
export type Approval = RowOf<typeof approval>

/** An approval counts as slow from this number of days `docs/product/quality.md#days-in-approval`. */
const slowApprovalDays = 20
export const daysInApproval = ({ since }: Approval, today: Day) => (since === null ? null : daysBetween(since, today))
export const isSlow = (days: number | null) => days !== null && days >= slowApprovalDays

/** Monthly quality in percent (-1 without shipments), and number of non-conformance reports. */
const qualityAverage = keyedEntity('qualityAverage', ['year', 'month'], {
  year: integer('year'),
  month: integer('month'),
  percentage: percent('average'),
  reports: integer('totNCR'),
})
const openReports = keyedEntity('openReports', ['year', 'month'], {
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

/** Open items and quality contacts of a customer; null if no contact is assigned. */
const qualityDesk = entity('qualityDesk', {
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
/** Punctuality; more than 15 days late is critical `docs/product/quality.md#scorecard-series`. */
const series = oneOf('Serie', { 1: 'onTime', 2: 'late', 3: 'critical' })
export const punctualities = ['onTime', 'late', 'critical'] as const
export type Punctuality = (typeof punctualities)[number]
const maxLateDays = 15
export const punctualityOf = (done: Day, due: Day): Punctuality => {
  const days = daysBetween(due, done)
  return days <= 0 ? 'onTime' : days <= maxLateDays ? 'late' : 'critical'
}

/** The specifications do not say which percentages have a series; without one they are those on time. */
const onTimeUnlessSaid: Complete = (wire) => ({ Serie: 1, ...wire })

/** Percentage of a month's loads in one series, with their pieces; -1 for months without loads. */
const deliveryScore = completed(
  entity('deliveryScore', {
    ...month,
    series,
    percentage: percent('PorcentajeCumplio'),
    /** Loads of the series, the base of the percentage; our own. */
    loads: optional(integer('TotalDeEntregas')),
    pieces: quantity('TotalDePiezas'),
  }),
  onTimeUnlessSaid,
)
/** Percentage of good pieces in a month, and shipped pieces with a concession. */
const concessionScore = entity('concessionScore', {
  ...month,
  good: percent('PorcentajePiezasBuenas'),
  conceded: percent('PorcentajePiezasConConsulta'),
  pieces: quantity('TotalDePiezas'),
})
/** Percentage of the invoices paid in a month in one series, with their amount; -1 if none was paid. */
const paymentShare = completed(
  entity('paymentShare', {
    ...month,
    series,
    percentage: percent('Porcentaje'),
    /** Invoices of the series, the base of the percentage; our own. */
    invoices: optional(integer('TotalDeFacturas')),
    amount: money('MontoDlls'),
  }),
  onTimeUnlessSaid,
)
/** Invoiced amount of a month, and of the same month in the previous year. */
const salesScore = entity('salesScore', {
  ...month,
  amount: money('Dolares'),
  amountBefore: money('DolaresHistoria'),
})

const share = (wire: string) => nullable(percent(wire))
const dollars = (wire: string) => nullable(money(wire))

/** Targets of this year and results of the last one, beside the charts; null where the plant has entered none. */
const scorecardFigures = entity('scorecardFigures', {
  deliveriesTarget: share('deliveriesTarget'),
  deliveriesBefore: share('deliveriesBefore'),
  paymentsTarget: share('paymentsTarget'),
  paymentsBefore: share('paymentsBefore'),
  concessionsTarget: share('concessionsTarget'),
  concessionsBefore: share('concessionsBefore'),
  salesTarget: dollars('salesTarget'),
  salesBefore: dollars('salesBefore'),
})

/**
 * Mean of monthly percentages. Negative values mark months without shipments and are ignored; null if no month is left.
 */
export const meanOf = (percentages: readonly number[]) => {
  const known = percentages.filter((percentage) => percentage >= 0)
  return known.length === 0 ? null : known.reduce((sum, percentage) => sum + percentage, 0) / known.length
}

/** Score as long as there are no data. */
const firstScore = 73

interface ScoreParts {
  readonly onTime: number | null
  readonly good: number | null
  readonly paid: number | null
}

/** Rounded mean of the year's known percentages: deliveries on time, good pieces, and payments. */
export const scorecardScore = ({ onTime, good, paid }: ScoreParts) => {
  const mean = meanOf([onTime ?? -1, good ?? -1, paid ?? -1])
  return mean === null ? firstScore : Math.round(mean)
}

const dashboard = ofCustomer('quality-dashboard')

const scorecard = {
  access: ofCustomer('scorecard').access,
  body: entity('scorecardOf', { customerId: recordId('client_id', { min: 1 }) }),
  changes: false,
} as const

export const quality = {
  listApprovals: read('GET', '/api/Customers/:customerId/approvals', {
    ...ofCustomer('approvals'),
    list: { sort: ['providerPartNumber', 'partNumber', 'quantity', 'since'], totals: ['quantity'] },
    answer: listOf(approval),
  }),
  /** Last twelve months, oldest first; empty if none of them has data. */
  averages: read('GET', '/api/Main/:customerId/dashboardQualityGrap', { ...dashboard, answer: listOf(qualityAverage) }),
  openReports: read('GET', '/api/Main/:customerId/dashboardNcr', { ...dashboard, answer: listOf(openReports) }),
  desk: read('GET', '/api/Main/:customerId/dashboardPhotoQuality', { ...dashboard, answer: first(qualityDesk) }),
  deliveries: auth('POST', '/api/scorecard-otd/', { ...scorecard, answer: listOf(deliveryScore) }),
  concessions: auth('POST', '/api/scorecard-consessions/', { ...scorecard, answer: listOf(concessionScore) }),
  sales: auth('POST', '/api/scorecard-sales/', { ...scorecard, answer: listOf(salesScore) }),
  figures: read('GET', '/api/Customers/:customerId/scorecardFigures', {
    ...ofCustomer('scorecard'),
    isOwn: true,
    answer: scorecardFigures,
  }),
  payments: auth('POST', '/api/scorecard-payment-history/', { ...scorecard, answer: listOf(paymentShare) }),
}
