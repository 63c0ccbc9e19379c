import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { textWidth } from '#kit/charts/axis.ts'
import { rowHeight } from '#kit/charts/ChartTable.tsx'
import { Doughnut, type Slice } from '#kit/charts/Doughnut.tsx'
import { drawings } from '#kit/charts/DrawingBox.tsx'
import { Gauge } from '#kit/charts/Gauge.tsx'
import { BarChart, HorizontalBarChart, LineChart, StackedColumnChart } from '#kit/charts/PointsChart.tsx'
import { buildTheme } from '#src/theme/theme.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

beforeAll(drawings.load, 60_000)
afterEach(cleanup)

const show = (element: ReactNode) => showInPortal({ '/': element }, '/')
const format = (value: number) => `${Math.round(value)}%`
const { palette } = buildTheme('light')
const fills = palette.states

const points = [
  { label: 'Sep/26', values: { delivery: 93.4 } },
  { label: 'Oct/26', values: { delivery: -1 } },
  { label: 'Nov/26', values: { delivery: 0 } },
]
const chart = { title: 'On Time Delivery', format, points, series: [{ name: 'delivery', label: 'On time' }] }

const texts = () => [...document.querySelectorAll('figure svg text')].map((text) => text.textContent)
const rows = () =>
  screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))
const toTable = (title = chart.title) =>
  userEvent.click(screen.getByRole('button', { name: `Show as table: ${title}` }))

const kinds = { bars: BarChart, lines: LineChart }

describe.each(Object.entries({ bars: BarChart, stacks: HorizontalBarChart }))(
  'selectable points of %s',
  (_kind, Chart) => {
    test('are chosen by a click on a bar or on their name in the table', async () => {
      const chosen: number[] = []
      show(<Chart {...chart} points={points.toReversed()} onChoose={(index) => chosen.push(index)} />)
      await waitFor(() => expect(document.querySelector('.recharts-bar-rectangle path')).toBeTruthy())
      await userEvent.click(document.querySelector('.recharts-bar-rectangle path') as Element)
      expect(new Set(chosen)).toEqual(new Set([2]))
      await toTable()
      await userEvent.click(screen.getByRole('button', { name: 'Oct/26' }))
      expect(chosen.at(-1)).toBe(1)
    })

    test('are not buttons without a handler', async () => {
      show(<Chart {...chart} />)
      await toTable()
      expect(screen.queryByRole('button', { name: 'Oct/26' })).toBeNull()
    })
  },
)

test('labels of a line are clear of the value axis and of the line', async () => {
  const rates = [69.57, 39.29, 55.56]
  const months = rates.map((rate, at) => ({ label: `Month ${at}`, values: { delivery: rate } }))
  const two = (value: number) => `${value.toFixed(2)}%`
  show(<LineChart {...chart} format={two} points={months} axisMaximum={100} />)
  const labelOf = (rate: number) =>
    [...document.querySelectorAll('.recharts-label-list text')].find(({ textContent }) => textContent === two(rate))
  await waitFor(() => expect(rates.map((rate) => labelOf(rate))).not.toContain(undefined))
  const axis = Number(document.querySelector('.recharts-xAxis line')?.getAttribute('x1'))
  expect(Number(labelOf(69.57)?.getAttribute('x')) - axis).toBeGreaterThanOrEqual(textWidth(two(69.57)) / 2)
  const dots = [...document.querySelectorAll('.recharts-line-dot')].map((dot) => Number(dot.getAttribute('cy')))
  const isBelow = rates.map((rate, at) => Number(labelOf(rate)?.getAttribute('y')) > (dots[at] ?? 0))
  expect(isBelow).toEqual([false, true, false])
})

test('rows of a table behind a chart are low enough for twelve months, and targets stay high enough', () => {
  // Twelve months and their head, each with a border of a pixel, beside the lowest chart of months.
  expect(13 * (rowHeight({ height: 240, rows: 12, isTarget: false }) + 1)).toBeLessThanOrEqual(240)
  expect(rowHeight({ height: 240, rows: 3, isTarget: false })).toBe(32)
  expect(rowHeight({ height: 240, rows: 12, isTarget: true })).toBe(24)
})

describe.each(Object.entries(kinds))('a chart of %s', (kind, Chart) => {
  test('describes all values in its label, -1 as NS', () => {
    show(<Chart {...chart} />)
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'On Time Delivery. Sep/26 93%, Oct/26 NS, Nov/26 0%',
    )
  })

  test('labels the values and begins its axis at 0', async () => {
    show(<Chart {...chart} axisMaximum={100} />)
    await waitFor(() => expect(texts()).toContain('93%'))
    expect(texts().filter((text) => text === 'NS')).toHaveLength(1)
    // Once as a grid line label, once as the value.
    expect(texts().filter((text) => text === '0%')).toHaveLength(2)
    expect(texts()).toEqual(expect.arrayContaining(['0%', '20%', '40%', '60%', '80%', '100%']))
  })

  test('draws nothing for -1', async () => {
    show(<Chart {...chart} axisMaximum={100} />)
    const drawn = kind === 'bars' ? '.recharts-bar-rectangle path' : '.recharts-line-dot'
    // A bar of 0 has no height, but the point of a line is on the axis.
    await waitFor(() => expect(document.querySelectorAll(drawn)).toHaveLength(kind === 'bars' ? 1 : 2))
  })

  test('shows its axis and NS if all values are -1', async () => {
    show(<Chart {...chart} points={points.slice(1, 2)} axisMaximum={100} />)
    await waitFor(() => expect(texts()).toEqual(expect.arrayContaining(['0%', '100%', 'Oct/26', 'NS'])))
  })

  test('can be switched to a table and back', async () => {
    show(<Chart {...chart} pointLabel="Month" />)
    await toTable()
    expect(rows()).toEqual([
      ['Month', 'On time'],
      ['Sep/26', '93%'],
      ['Oct/26', 'NS'],
      ['Nov/26', '0%'],
    ])
    expect(screen.queryByRole('img')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart: On Time Delivery' }))
    expect(screen.getByRole('img')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('shows a legend only for several series', () => {
    const { unmount } = show(<Chart {...chart} />)
    expect(screen.queryByRole('list')).toBeNull()
    unmount()
    const series = [...chart.series, { name: 'quality', label: 'Quality' }]
    show(<Chart {...chart} series={series} points={[{ label: 'Nov/26', values: { delivery: -1, quality: 99 } }]} />)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['On time', 'Quality'])
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'On Time Delivery. On time: Nov/26 NS. Quality: Nov/26 99%',
    )
  })

  test('shows an empty state without values', () => {
    show(<Chart {...chart} points={[{ label: 'Nov/26', values: { delivery: null } }]} />)
    expect(screen.getByText('No results found.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('shows a loading state, and an error with a retry', async () => {
    const { unmount } = show(<Chart {...chart} points={[]} isLoading />)
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
    unmount()
    const onRetry = vi.fn()
    show(<Chart {...chart} points={[]} error={new Error('gone')} onRetry={onRetry} />)
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('the axis of counts', () => {
  test('has no label twice', async () => {
    show(<BarChart {...chart} format={String} points={[{ label: 'Nov/26', values: { delivery: 2 } }]} />)
    await waitFor(() => expect(texts()).toContain('Nov/26'))
    expect(texts().filter((text) => /^\d+$/.test(text ?? ''))).toEqual(['0', '1', '2', '2'])
  })

  test('does not repeat 0 if all values are 0', async () => {
    const inThousands = (cents: number) => (cents / 100_000).toFixed(0)
    show(<HorizontalBarChart {...chart} format={inThousands} points={[{ label: 'Discs', values: { delivery: 0 } }]} />)
    await waitFor(() => expect(texts()).toContain('Discs'))
    // One of the axis, one at the bar.
    expect(texts().filter((text) => text === '0')).toHaveLength(2)
  })
})

describe('horizontal bars', () => {
  const tableOnly = [{ name: 'planned', label: 'Budget', format }]
  const marked = [
    { label: 'Discs', values: { delivery: 80, planned: 40 } },
    { label: 'Rings', values: { delivery: 20, planned: 40 } },
  ]

  test('mark the budget on those bars that exceed it, and name the mark', async () => {
    show(<HorizontalBarChart {...chart} points={marked} tableOnly={tableOnly} mark="planned" axisMaximum={100} />)
    await waitFor(() => expect(document.querySelectorAll('.recharts-bar-rectangle line')).toHaveLength(1))
    const [line, bar] = ['line', 'path'].map((shape) => document.querySelector(`.recharts-bar-rectangle ${shape}`)) as [
      Element,
      Element,
    ]
    const [x, width] = ['x', 'width'].map((name) => Number(bar.getAttribute(name))) as [number, number]
    expect(Number(line.getAttribute('x1'))).toBeCloseTo(x + width / 2)
  })

  test('label the last line of their axis', async () => {
    show(<HorizontalBarChart {...chart} points={marked} />)
    await waitFor(() => expect(texts()).toContain('Discs'))
    expect(texts().filter((text) => text === '0%' || text === '80%')).toEqual(expect.arrayContaining(['0%', '80%']))
  })
})

describe('named bars', () => {
  test('show every name', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `Seller ${at}`)
    const many = names.map((label) => ({ label, values: { delivery: 1 } }))
    show(<BarChart {...chart} points={many} isNamed />)
    await waitFor(() => expect(texts()).toEqual(expect.arrayContaining(names)))
  })
})

describe('stacked columns', () => {
  const parts = [
    { label: 'Oct/26', values: { onTime: 25, late: 50 } },
    { label: 'Nov/26', values: { onTime: 100, late: -1 } },
  ]
  const series = [
    { name: 'onTime', label: 'On time' },
    { name: 'late', label: 'Late' },
  ]
  const stacked = { ...chart, points: parts, series }
  const places = () =>
    [...document.querySelectorAll('.recharts-bar-rectangle path')].map((path) =>
      ['x', 'y', 'height'].map((name) => Number(path.getAttribute(name))),
    )

  test('are stacked with heights by value, without -1', async () => {
    show(<StackedColumnChart {...stacked} axisMaximum={100} />)
    await waitFor(() => expect(places()).toHaveLength(3))
    const [[x = 0, y = 0, height = 0] = [], [, , full = 0] = [], [aboveX, aboveY = 0, above] = []] = places()
    expect(aboveX).toBe(x)
    expect(aboveY + (above ?? 0)).toBeCloseTo(y, 1)
    expect(full / height).toBeCloseTo(4, 1)
    expect((above ?? 0) / height).toBeCloseTo(2, 1)
  })

  test('scale the axis to the sum of a point', async () => {
    show(<StackedColumnChart {...stacked} points={[{ label: 'Oct/26', values: { onTime: 90, late: 60 } }]} />)
    await waitFor(() => expect(texts()).toContain('150%'))
  })

  test('describe all values in their label, and can be shown as a table', async () => {
    show(<StackedColumnChart {...stacked} pointLabel="Month" />)
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'On Time Delivery. On time: Oct/26 25%, Nov/26 100%. Late: Oct/26 50%, Nov/26 NS',
    )
    await toTable()
    expect(rows()).toEqual([
      ['Month', 'On time', 'Late'],
      ['Oct/26', '25%', '50%'],
      ['Nov/26', '100%', 'NS'],
    ])
  })

  test('show an empty state without values', () => {
    show(<StackedColumnChart {...stacked} points={[]} />)
    expect(screen.getByText('No results found.')).toBeTruthy()
  })
})

describe('a doughnut', () => {
  const slices: Slice[] = [
    { name: 'overdue', label: 'Overdue amount', value: 25, state: 'critical' },
    { name: 'due', label: 'Amount due this month', value: 0, state: 'caution' },
    { name: 'open', label: 'Open amount not due yet', value: 75, state: 'onTime' },
  ]
  const doughnut = { title: 'Total Balance', format: (value: number) => `${value}.00`, slices }
  const sectors = () =>
    [...document.querySelectorAll('.recharts-pie-sector path')].map((path) => path.getAttribute('fill'))

  test('lists every part with its value, and draws nonzero parts in their state color', async () => {
    show(<Doughnut {...doughnut} centre={{ label: 'Total', text: '100.00' }} />)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Overdue amount25.00',
      'Amount due this month0.00',
      'Open amount not due yet75.00',
    ])
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Total Balance. Total 100.00, Overdue amount 25.00, Amount due this month 0.00, Open amount not due yet 75.00',
    )
    await waitFor(() => expect(sectors()).toEqual([fills.critical.fill, fills.onTime.fill]))
  })

  test('is a plain ring if all parts are 0', async () => {
    show(<Doughnut {...doughnut} slices={slices.map((slice) => ({ ...slice, value: 0 }))} />)
    await waitFor(() => expect(sectors()).toEqual([palette.divider]))
  })

  test('can be shown as a table', async () => {
    show(<Doughnut {...doughnut} />)
    await toTable('Total Balance')
    expect(rows()[1]).toEqual(['Overdue amount', '25.00'])
    expect(rows()).toHaveLength(4)
  })
})

describe('a gauge', () => {
  const gauge = { title: 'Payment score', format, tooltip: 'Invoices paid on time in the last 12 months.' }
  const filled = () => document.querySelector('path[data-share]')

  test.each([
    [100, 'onTime', '100%', 'Good'],
    [84, 'caution', '84%', 'Fair'],
    [69, 'critical', '69%', 'Poor'],
  ] as const)('of %d is %s, in color and in words', (value, state, text, word) => {
    show(<Gauge {...gauge} value={value} state={state} />)
    expect(filled()?.getAttribute('stroke')).toBe(fills[state].fill)
    expect(filled()?.getAttribute('data-share')).toBe(String(value / 100))
    expect(texts()).toEqual([text, word])
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(`Payment score. ${text}. ${word}. ${gauge.tooltip}`)
  })

  test.each([
    [null, 'No data'],
    [-1, 'NS'],
  ])('of %s is empty and shows %s', (value, text) => {
    show(<Gauge {...gauge} value={value} state="unknown" />)
    expect(filled()).toBeNull()
    expect(texts()).toEqual([text])
  })

  test('shows its tooltip on hover and on focus', async () => {
    show(<Gauge {...gauge} value={90} state="onTime" />)
    await userEvent.hover(screen.getByRole('img'))
    expect((await screen.findByRole('tooltip')).textContent).toBe(gauge.tooltip)
    expect(screen.getByRole('button', { name: gauge.tooltip })).toBeTruthy()
  })

  test('can be shown as a table', async () => {
    show(<Gauge {...gauge} value={90} state="onTime" />)
    await toTable('Payment score')
    expect(rows()[1]).toEqual(['Payment score', '90% (Good)'])
  })
})

test('a chart in a card of the same title omits its title and moves its switch to the card header', () => {
  show(
    <InfoCard title={chart.title}>
      <BarChart {...chart} />
    </InfoCard>,
  )
  expect(screen.getAllByText(chart.title)).toHaveLength(1)
  expect(screen.getByRole('figure', { name: chart.title })).toBeTruthy()
  const buttons = screen.getAllByRole('button')
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Show as table: On Time Delivery'])
  expect(screen.getByRole('figure').contains(buttons[0] as HTMLElement)).toBe(false)
})
