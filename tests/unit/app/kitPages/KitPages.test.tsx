import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { drawings } from '#kit/charts/DrawingBox.tsx'
import { datePickers } from '#kit/dates/DateRange.tsx'
import { KitPages } from '#showcase/KitPages.tsx'
import { kitParts } from '#showcase/kitPart.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

const issues = vi.fn()

const parts = [...kitParts]

beforeAll(() => Promise.all([drawings.load(), datePickers.load()]), 60_000)
beforeEach(() => {
  issues.mockReset()
  vi.spyOn(console, 'error').mockImplementation(issues)
  vi.spyOn(console, 'warn').mockImplementation(issues)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = (path: string) => showInPortal({ '/kit/*': <KitPages /> }, path)

/** Components with their own API calls have at least these states. */
const loadable = ['Loading', 'Failed']
const listed = [...loadable, 'Empty']
const statesOf: Readonly<Record<string, readonly string[]>> = {
  asOf: ['Fresh', 'Stale'],
  barChart: listed,
  carousel: [],
  chat: ['Both sides', 'What is sent fails'],
  dateRange: ['Clearable', 'Open'],
  dayCell: ['With a day', 'Without one'],
  dialogs: [],
  documentButton: ['Without a document'],
  doughnut: listed,
  exportMenu: [],
  feedback: ['Empty', 'Failed'],
  fileProgress: ['Of unknown size', 'Of known size', 'Done', 'Something is missing', 'Has failed', 'Cancelled'],
  fileUploader: ['Several files', 'One file', 'Files chosen before'],
  filterBar: [],
  folderTree: ['A few, one of them open', 'Many'],
  formDrawer: ['With a field', 'Busy'],
  formFields: ['Loading', 'Empty', 'Filled', 'Disabled'],
  fullScreenDialog: ['With actions'],
  gantt: ['Loading', 'Empty'],
  gauge: loadable,
  groupedReport: ['Two levels', 'One level', 'Many rows', 'Empty'],
  horizontalBarChart: listed,
  infoCard: loadable,
  lightbox: ['Cards that open pictures and a film'],
  lineChart: listed,
  monthGrid: ['Months', 'Yearly amounts and their differences', 'No rows'],
  pageTabs: [],
  passwordChecklist: [],
  personCard: loadable,
  reportTable: listed,
  selection: ['Two pages with a bulk bar', 'No rows'],
  shareBar: ['Nothing'],
  stackedColumnChart: listed,
  statTile: loadable,
  uploadProgress: ['At its beginning', 'Half way', 'Done', 'Has failed', 'Cancelled'],
  viewSwitch: [],
  wizard: ['From the first step', 'Not ready to go on', 'At the last step', 'Sending'],
}

type Look = (example: HTMLElement) => void

const looks: Readonly<Record<string, Look>> = {
  Loading: (example) =>
    expect(example.querySelector('[role=status], [aria-busy=true], .MuiSkeleton-root')).toBeTruthy(),
  Failed: (example) =>
    expect(within(within(example).getByRole('alert')).getByRole('button', { name: 'Retry' })).toBeTruthy(),
}

const empty: Look = (example) => expect(within(example).getByText('No results found.')).toBeTruthy()

const lookOf = (part: string, example: string): Look | undefined =>
  example.startsWith('Empty') && part !== 'formFields' ? empty : looks[example.replace(/,.*/, '')]

test('kit index lists all parts', () => {
  open('/kit')
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.keys(statesOf).map((name) => `/kit/${name}`))
})

test('kit shows "Page not found" for an unknown part', () => {
  open('/kit/sundial')
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

// Slow: each page renders its component about a dozen times.
describe.each(parts)('kit page of %s', (name, { title, examples }) => {
  test('shows the part in all its states, without an issue', async () => {
    open(`/kit/${name}`)
    await screen.findByText(title, { selector: 'h1' })
    const names = Object.keys(examples)
    expect(names).toEqual(expect.arrayContaining(statesOf[name]?.toSorted() ?? ['a row in the table above']))
    for (const example of names) {
      const section = screen.getByText(example, { selector: 'main > div > section > h2' }).parentElement
      await waitFor(() => lookOf(name, example)?.(section as HTMLElement))
    }
    expect(issues.mock.calls).toEqual([])
  })
})
