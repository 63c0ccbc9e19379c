import type { Fault } from '#schema/tolerance/faults.ts'
import { wireName } from '#schema/wire/product.ts'
import { type Checked, failsPage, isSlow, isUnchecked, p95Of, wasAsked } from './checkCalls.ts'
import { failsWrite, type Written } from './checkWrites.ts'

const harms: Readonly<Record<Fault['harm'], string>> = {
  page: 'page fails',
  row: 'row left out',
  cell: 'cell empty',
  shown: 'shown as it came',
}

const describeFault = ({ field, kind, harm, count, rows: [row] }: Fault) =>
  `${field}: ${kind}, ${harms[harm]}, ${count}x${row === undefined ? '' : `, first in row ${row}`}`

const result = (checked: Checked) => {
  const { outcome, status, rows, unreadable } = checked
  const slow = isSlow(checked) ? ['slow'] : []
  if (outcome === 'notAsked') return 'not asked: no record to ask about'
  if (outcome === 'countsVisit') return 'not asked: it counts a visit'
  if (outcome === 'absent') return `absent (${status})`
  if (outcome === 'refused') return `refused (${status})`
  if (outcome === 'failed') return status === null ? 'no answer' : `failed (${status})`
  if (outcome === 'unreadable') return ['unreadable', ...slow].join(', ')
  return [unreadable > 0 ? `${unreadable} of ${rows} rows unreadable` : 'ok', ...slow].join(', ')
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const summary = (all: readonly Checked[]) => {
  const failing = all.filter(failsPage).length
  const unchecked = all.filter(isUnchecked).length
  const notAsked = all.filter((checked) => !wasAsked(checked)).length
  return [
    failing === 0
      ? `${all.length} calls: no page would fail.`
      : `${all.length} calls: ${failing} of them would make a page fail.`,
    ...(unchecked > 0 ? [`${unchecked} refused, not checked.`] : []),
    ...(notAsked > 0 ? [`${notAsked} not asked.`] : []),
  ].join(' ')
}

/** Formats the results as a Markdown table. */
export const asMarkdown = (all: readonly Checked[]) => {
  const rows = all.map((checked) =>
    line([
      `\`${wireName(checked.call)}\``,
      result(checked),
      checked.milliseconds.length > 0 ? String(p95Of(checked.milliseconds)) : '',
      checked.faults.map(describeFault).join('<br>'),
      failsPage(checked) ? checked.pages.join(' ') || 'any page' : '',
    ]),
  )
  return [
    line(['call', 'result', 'ms (p95)', 'faults', 'pages that fail']),
    line(['---', '---', '---:', '---', '---']),
    ...rows,
    '',
    summary(all),
  ].join('\n')
}

const resultOfChange = ({ isMade, isDone, status, faults }: Written) => {
  if (!isMade) return 'not made: no record'
  if (status === null) return 'no answer'
  if (!isDone) return `failed (${status})`
  return faults.length === 0 ? 'ok' : `done (${status}), with faults`
}

/** Formats the results of changes as a Markdown table. */
export const changesAsMarkdown = (all: readonly Written[]) => {
  const made = all.filter(({ isMade }) => isMade)
  return [
    line(['change', 'result', 'faults']),
    line(['---', '---', '---']),
    ...all.map((written) =>
      line([`\`${wireName(written.call)}\``, resultOfChange(written), written.faults.join('<br>')]),
    ),
    '',
    `${made.length} changes made: ${made.filter(failsWrite).length} of them with faults. ${all.length - made.length} not made.`,
  ].join('\n')
}

/** Formats the results as JSON, for programs. */
export const asJson = (all: readonly Checked[], written: readonly Written[] | null) =>
  JSON.stringify(
    {
      failsPage: all.some(failsPage),
      ...(written && {
        changes: written.map((one) => ({ ...one, result: resultOfChange(one), fails: failsWrite(one) })),
      }),
      calls: all.map((checked) => ({
        ...checked,
        result: result(checked),
        p95: p95Of(checked.milliseconds),
        isSlow: isSlow(checked),
        failsPage: failsPage(checked),
      })),
    },
    null,
    2,
  )
