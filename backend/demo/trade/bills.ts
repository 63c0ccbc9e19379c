import { scoreMonths } from '#schema/finance/finance.ts'
import type { Day } from '#schema/kinds.ts'
import { daysBetween, monthEnd, monthsBefore } from '#values/days.ts'
import { firstDayOf } from '#values/months.ts'
import type { Dice } from '../dice.ts'
import type { Bill, FromToday } from './plannedOrders.ts'
import type { Plan } from './plans.ts'

interface Span {
  readonly from: FromToday
  readonly to: FromToday
}

export const spansOf = (today: Day) => {
  const fromToday = (day: Day) => daysBetween(today, day)
  const month = (monthsAgo: number): Span => {
    const to = monthEnd(monthsBefore(today, monthsAgo))
    return { from: fromToday(firstDayOf(to)), to: fromToday(to) }
  }
  return { scoreStart: fromToday(monthsBefore(today, scoreMonths)), monthEnd: fromToday(monthEnd(today)), month }
}

export type Spans = ReturnType<typeof spansOf>

const between = ({ below }: Dice, { from, to }: Span) => from + below(to - from + 1)

/** Loads ship some days after the invoice, so an earlier invoice can still fall into the month. */
const isIn = (span: Span | null, { issuedOn }: Bill) =>
  span !== null && issuedOn >= span.from - 4 && issuedOn <= span.to

export const drawBills = (chance: Dice, plan: Plan, spans: Spans): Bill[] => {
  const { below, isLucky } = chance
  const quiet = plan.quietMonth === null ? null : spans.month(plan.quietMonth)
  const billOf = (dueOn: FromToday, paidOn: FromToday | null): Bill => ({
    issuedOn: dueOn - plan.creditDays,
    dueOn,
    paidOn,
    hasDocument: !isLucky(0.03),
  })
  const payOn = (span: Span, daysLate: () => number) => () => {
    const paidOn = between(chance, span)
    return billOf(paidOn - daysLate(), paidOn)
  }
  const oweOn = (span: Span) => () => billOf(between(chance, span), null)

  const scored = { from: spans.scoreStart, to: -1 }
  const before = { from: spans.scoreStart - 90, to: spans.scoreStart - 1 }
  const inTime = () => -below(plan.paysEarly + 1)
  const late = () => 1 + below(25)
  const kinds: readonly [count: number, draw: () => Bill][] = [
    [plan.paid.inTime, payOn(scored, inTime)],
    [plan.paid.late, payOn(scored, late)],
    [plan.paidBefore, payOn(before, () => (isLucky(0.8) ? inTime() : late()))],
    [plan.owed.overdue, oweOn({ from: -plan.maxDaysOverdue, to: -1 })],
    [plan.owed.due, oweOn({ from: 0, to: spans.monthEnd })],
    [plan.owed.open, oweOn({ from: spans.monthEnd + 1, to: plan.creditDays - 2 })],
  ]
  const drawBusy = (draw: () => Bill) => {
    let bill = draw()
    while (isIn(quiet, bill)) bill = draw()
    return bill
  }
  return kinds.flatMap(([count, draw]) => Array.from({ length: count }, () => drawBusy(draw)))
}
