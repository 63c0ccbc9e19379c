import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { lineShows } from '#resources/orders/line-reports/lineShows.tsx'
import { decodeAnswer } from '#schema/entity.ts'
import { reportLine } from '#schema/orders/orderReports.ts'
import { drawStyles, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { reportWire } from './reportLines.ts'

drawStyles()
afterEach(cleanup)

/** Text color of a highlighted cell; null without highlight. */
const colourOf = (field: 'eta' | 'gap', more: object) => {
  const line = decodeAnswer(reportLine, reportWire(1, more), 'line')
  showInPortal({ '/': <p data-testid="cell">{lineShows[field]?.(line, 'text')}</p> }, '/')
  const [marked] = screen.getByTestId('cell').children
  const colour = marked ? getComputedStyle(marked).color : null
  cleanup()
  return colour
}

test.each([
  ['2026-11-21', '2026-11-20', true],
  ['2026-11-20', '2026-11-20', false],
  ['2026-11-19', '2026-11-20', false],
  ['2026-11-21', null, false],
  [null, '2026-11-20', false],
])('an ETA of %s is highlighted against the commitment %s: %s', (FechaETA, AnvilCommitmentDate, isMarked) => {
  expect(colourOf('eta', { FechaETA, AnvilCommitmentDate }) !== null).toBe(isMarked)
})

test.each([
  [1, true],
  [0, false],
  [-3, false],
  [null, false],
])('a gap of %s is highlighted: %s', (GAP, isMarked) => {
  expect(colourOf('gap', { GAP }) !== null).toBe(isMarked)
})

test('a late ETA is red, a gap orange', () => {
  const greenOf = (colour: string | null) => Number(colour?.match(/\d+/g)?.[1])
  const red = colourOf('eta', { FechaETA: '2026-11-21' })
  expect(greenOf(red)).toBeLessThan(greenOf(colourOf('gap', { GAP: 1 })))
})
