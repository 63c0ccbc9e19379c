import { readDelimited } from '#kit/files/delimited.ts'
import { type Day, dayIssue } from '#schema/kinds.ts'
import { maxReasonCharacters } from '#schema/orders/delays.ts'
import { fold } from '#values/texts.ts'

/** Months as sheets in English and Spanish write them. */
const months = ['jan ene', 'feb', 'mar', 'apr abr', 'may', 'jun', 'jul', 'aug ago', 'sep set', 'oct', 'nov', 'dec dic']

const monthNamed = (name: string) => {
  const start = fold(name).slice(0, 3)
  return start.length < 3 ? 0 : months.findIndex((names) => names.split(' ').includes(start)) + 1
}

const dayOf = (year: string, month: string | number, date: string): Day | null => {
  const day = [year, String(month).padStart(2, '0'), date.padStart(2, '0')].join('-')
  return dayIssue(day) === null ? (day as Day) : null
}

type Reading = 'dayFirst' | 'monthFirst'
type Readings = Readonly<Record<Reading, Day | null>>

const both = (day: Day | null): Readings => ({ dayFirst: day, monthFirst: day })

/** Both readings of a date; they differ only if its month is a number that does not follow the year. */
const readingsOf = (cell: string): Readings => {
  const text = cell.trim().replace(/[ T]\d\d?:\d\d(:\d\d(\.\d+)?)?Z?$/, '')
  const [, year, month, date] = /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$/.exec(text) ?? []
  if (year && month && date) return both(dayOf(year, month, date))
  const [, named, name, ofYear] = /^(\d\d?)[-/. ]+(\p{L}{3,10})\.?[-/. ]+(\d{4})$/u.exec(text) ?? []
  if (named && name && ofYear) return both(dayOf(ofYear, monthNamed(name), named))
  const [, one, between, other, last] = /^(\d\d?)([-/.])(\d\d?)\2(\d{4})$/.exec(text) ?? []
  if (!one || !other || !last) return both(null)
  return { dayFirst: dayOf(last, other, one), monthFirst: between === '.' ? null : dayOf(last, one, other) }
}

/** Lines of a text are counted from 1. */
export interface PastedLine {
  readonly line: number
  readonly jobOrder: string
  readonly date: Day
  /** Null without a third cell. */
  readonly comment: string | null
}

const faultKinds = ['noJobOrder', 'noDate', 'ambiguousDate', 'longComment', 'twice', 'notOpen', 'several'] as const

export interface PastedFault {
  readonly line: number
  readonly kind: (typeof faultKinds)[number]
  readonly text: string
}

/**
 * Reads lines of job order, date and, optionally, comment. A date such as 05/11/2026 is read as the others of the text
 * that leave no choice. A first line without digits is a heading.
 */
export const readPasted = (text: string) => {
  const rows = readDelimited(text)
    .map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells, line }) => cells.some(Boolean) && (line > 1 || /\d/.test(cells.join(''))))
    .map(({ line, cells: [jobOrder = '', date = '', ...rest] }) => {
      const comment = rest.filter(Boolean).join(', ')
      return { line, jobOrder, text: date, readings: readingsOf(date), comment: comment === '' ? null : comment }
    })
  const only = (reading: Reading, other: Reading) =>
    rows.some(({ readings }) => readings[reading] !== null && readings[other] === null)
  const [hasDayFirst, hasMonthFirst] = [only('dayFirst', 'monthFirst'), only('monthFirst', 'dayFirst')]
  const lines: PastedLine[] = []
  const faults: PastedFault[] = []
  for (const { line, jobOrder, text: written, readings, comment } of rows) {
    const { dayFirst, monthFirst } = readings
    const isChoice = dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst
    const date = isChoice ? (hasDayFirst ? dayFirst : monthFirst) : (dayFirst ?? monthFirst)
    const fault = (kind: PastedFault['kind'], about: string) => faults.push({ line, kind, text: about })
    if (jobOrder === '') fault('noJobOrder', written)
    else if (date === null) fault('noDate', written)
    else if (isChoice && hasDayFirst === hasMonthFirst) fault('ambiguousDate', written)
    else if (comment !== null && comment.length > maxReasonCharacters) fault('longComment', jobOrder)
    else if (lines.some((other) => other.jobOrder === jobOrder)) fault('twice', jobOrder)
    else lines.push({ line, jobOrder, date, comment })
  }
  return { lines, faults }
}
