import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import Imports, { resource } from '#resources/administration/imports/Imports.tsx'
import { kindTexts as english } from '#resources/administration/imports/kindTexts.en.ts'
import { kindTexts as spanish } from '#resources/administration/imports/kindTexts.es.ts'
import { dataFiles } from '#schema/imports/index.ts'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'

for (const one of resource) registerResource(one)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const form = { form: 'csv', encoding: 'utf-8', separator: ',', sheet: null }

const upload = {
  id: 5,
  fileName: 'rechnungen.csv',
  size: 40,
  ...form,
  sheets: [],
  headers: ['Kunde'],
  sample: [],
  candidates: [],
  file: 'invoices',
  columns: [{ column: 'customerId', from: 'Kunde' }],
  isFromLastRun: false,
  headerRow: 1,
  otherHeaderRows: [] as readonly number[],
  firstRows: [] as readonly object[],
  totals: null,
  source: null,
  skip: [],
  once: false,
  mapping: null,
  mappings: [] as string[],
}

const kinds = [
  { file: 'invoices', importedAt: '2026-11-20T15:04:00.000Z', rows: 3048, rhythm: 'daily', isOverdue: true },
  { file: 'heats', importedAt: null, rows: 0, rhythm: null, isOverdue: false },
]

const noReport = {
  entity: 'invoices',
  isDryRun: true,
  rows: 3001,
  added: 3001,
  changed: 0,
  unchanged: 0,
  removed: 0,
  ...form,
  needsForce: false,
  runId: null,
  columns: [],
  ignored: [],
  skippedCount: 0,
  skipped: [],
  problemCount: 0,
  problems: [],
  warningCount: 0,
  warnings: [],
  rejected: 0,
  referred: 0,
  removedReferring: 0,
  changedRows: [],
  rejectedRows: [],
  also: [] as readonly object[],
}

const unknownCustomer = {
  line: 2,
  column: 'customerId',
  header: 'Kunde',
  value: '90001',
  code: 'missingRow',
  params: [{ name: 'file', value: 'customers' }],
  reason: 'Refers to no row of customers.',
}

const run = {
  id: 1,
  entity: 'jobOrders',
  at: '2026-11-21T15:04:00.000Z',
  madeBy: 'Ana Luna',
  fileName: 'a.csv',
  result: 'done',
  rows: 3,
  added: 3,
  changed: 0,
  removed: 0,
  problemCount: 0,
  canUndo: true,
  undoneAt: null,
  undoneBy: null,
}

const changed = {
  position: 1,
  line: 2,
  state: 'changed',
  number: 'FE-1',
  customerId: 101,
  customer: 'Bellweather',
  changes: [{ column: 'dueOn', from: '2026-11-04', to: '2026-11-30' }],
}

const renamed = { ...changed, position: 2, line: 3, number: 'FE-2', customer: 'Nordfall' }

const open = async (
  report: object | (() => object) = noReport,
  language: 'en' | 'es' = 'en',
  uploaded: typeof upload = upload,
  uploads: readonly object[] = [],
) => {
  const gateway = stubGateway({
    'GET /read/importRuns': () => json([run], { headers: { 'Content-Range': 'importRuns 0-0/1' } }),
    'GET /read/importKinds': () => json(kinds),
    'GET /read/importUploads': () => json(uploads),
    'POST /write/importUploads': () => json(uploaded),
    'GET /read/importUploads/5': ({ query }) =>
      json({ ...uploaded, headerRow: 8, otherHeaderRows: [], file: query.get('file') ?? uploaded.file }),
    'POST /write/importUploads/5/check': () => json(typeof report === 'function' ? report() : report),
    'POST /write/importUploads/5/apply': () => json({ ...noReport, isDryRun: false, runId: 2 }),
    'PUT /write/importKinds/heats': () => json({ file: 'heats', rhythm: 'weekly' }),
    'DELETE /write/importUploads/5': () => json({ id: 5 }),
  })
  showInPortal({ '/imports': <Imports /> }, '/imports', person(1), language)
  await screen.findByText('a.csv')
  const user = userEvent.setup()
  const choose = (content: string) =>
    user.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File([content], 'rechnungen.csv'))
  const card = () => screen.getByRole('region', { name: 'rechnungen.csv' })
  return { gateway, user, choose, card, deletions: () => gateway.requests.filter(({ method }) => method === 'DELETE') }
}

describe('the screen of imports', () => {
  test('names every kind of file in both languages', () => {
    const names = [...dataFiles.map(({ name }) => name), 'documents']
    for (const texts of [english, spanish]) expect(names.filter((name) => !texts[name])).toEqual([])
  })

  test('shows kinds of files, reasons and the time of a run in Spanish', async () => {
    const problems = { ...noReport, problemCount: 1, problems: [unknownCustomer] }
    const { choose, card } = await open(problems, 'es')
    expect(screen.getByText('21/Nov/2026 09:04')).toBeTruthy()
    const runs = screen.getByRole('table', { name: 'Importaciones anteriores' })
    expect(within(runs).getByRole('rowheader').textContent).toBe('Órdenes de trabajo')
    await choose('Kunde\n90001\n')
    expect(await within(card()).findByText('No corresponde a ninguna fila de Clientes.')).toBeTruthy()
    expect(within(card()).getByRole('combobox', { name: 'Tipo de archivo' }).textContent).toBe('Facturas')
  })

  test('shows exact counts beside more problems than are listed', async () => {
    const report = { ...noReport, added: 1, rejected: 3000, problemCount: 6002, problems: [unknownCustomer] }
    const { choose, card } = await open(report)
    await choose('Kunde\n90001\n')
    expect(await within(card()).findByText(/^6,002 problems\..* The first 1 are listed\.$/)).toBeTruthy()
    expect(within(card()).getByRole('group', { name: 'Rejected' }).textContent).toBe('Rejected3,000')
  })

  test('lists the rows that would change, with a search', async () => {
    const { user, choose, card } = await open({ ...noReport, added: 0, changed: 2, changedRows: [changed, renamed] })
    await choose('Kunde\n101\n')
    const table = await within(card()).findByRole('table', { name: 'Changed rows' })
    const cells = () =>
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
    expect(cells()).toEqual(['FE-1', 'FE-2'])
    expect(within(table).getAllByRole('listitem')[0]?.textContent).toBe('dueOn: 04/Nov/2026 → 30/Nov/2026')
    await user.type(within(card()).getByRole('textbox', { name: 'Search' }), 'nordfall')
    expect(cells()).toEqual(['FE-2'])
  })

  test('names what holds rows that cannot be removed, and checks again with the chosen way', async () => {
    const problem = {
      ...unknownCustomer,
      line: 0,
      code: 'heldBy',
      params: [
        { name: 'count', value: '2' },
        { name: 'file', value: 'invoiceLines' },
      ],
    }
    const { user, choose, card, gateway } = await open({
      ...noReport,
      referred: 1,
      problemCount: 1,
      problems: [problem],
    })
    await choose('Kunde\n101\n')
    await user.click(await within(card()).findByRole('button', { name: 'Keep these rows' }))
    await waitFor(() => expect(gateway.to('/write/importUploads/5/check')).toHaveLength(2))
    await user.click(await within(card()).findByRole('button', { name: 'Remove both' }))
    expect(screen.getByRole('dialog').textContent).toContain('Rows of Invoice lines that refer to removed rows')
    await user.click(screen.getByRole('button', { name: 'Check with removal' }))
    await waitFor(() => expect(gateway.to('/write/importUploads/5/check')).toHaveLength(3))
    const ways = gateway.to('/write/importUploads/5/check').map(({ body }) => (body as { referred?: string }).referred)
    expect(ways).toEqual([undefined, 'keep', 'remove'])
  })

  test('opens the columns if a required one is missing', async () => {
    const { choose, card } = await open({
      ...noReport,
      problemCount: 1,
      problems: [{ ...unknownCustomer, code: 'columnMissing' }],
    })
    await choose('Kunde\n101\n')
    await within(card()).findByText(/^1 problem\./)
    expect(card().querySelector('details')?.open).toBe(true)
  })

  test('shows the files again that were open before a reload', async () => {
    const kept = {
      id: 5,
      fileName: 'rechnungen.csv',
      file: 'invoices',
      sheet: null,
      columns: upload.columns,
      isReplacing: true,
    }
    const { card } = await open(noReport, 'en', upload, [kept])
    expect(await within(card()).findByText('No problems in 3,001 rows.')).toBeTruthy()
    const replacing = within(card()).getByRole('switch', { name: 'Remove rows that the file does not have' })
    expect((replacing as HTMLInputElement).checked).toBe(true)
  })

  test('tells the age and rows of each kind of file, overdue ones first', async () => {
    await open()
    const table = await screen.findByRole('table', { name: 'Age of data' })
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Last import'),
      expect.stringMatching(/^Invoices20\/Nov\/2026 09:043048Overdue/),
      expect.stringMatching(/^HeatsNever imported0-/),
    ])
  })

  test('offers kept and ready mappings by name', async () => {
    const { user, choose, card, gateway } = await open(noReport, 'en', {
      ...upload,
      mappings: ['Odoo: account.move.csv'],
    })
    await choose('Kunde\n101\n')
    await user.click(await within(card()).findByRole('combobox', { name: 'Mapping' }))
    await user.click(screen.getByRole('option', { name: 'Odoo: account.move.csv' }))
    await waitFor(() =>
      expect(gateway.to('/read/importUploads/5').at(-1)?.query.get('mapping')).toBe('Odoo: account.move.csv'),
    )
  })

  test('deletes the upload of a file that is closed', async () => {
    const { user, choose, card, deletions } = await open()
    await choose('Kunde\n101\n')
    expect(await within(card()).findByText('No problems in 3,001 rows.')).toBeTruthy()
    await user.click(within(card()).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('region', { name: 'rechnungen.csv' })).toBeNull()
    await waitFor(() => expect(deletions()).toHaveLength(1))
  })

  test('warns of a file without rows, and imports it only to remove rows', async () => {
    const none = { ...noReport, rows: 0, added: 0 }
    let report = none
    const { user, choose, card } = await open(() => report)
    await choose('Kunde\n')
    expect(await within(card()).findByText('The file has a header, but no rows.')).toBeTruthy()
    expect(within(card()).queryByRole('button', { name: 'Import' })).toBeNull()
    report = { ...none, removed: 9, needsForce: true }
    await user.click(within(card()).getByRole('switch', { name: 'Remove rows that the file does not have' }))
    await user.click(within(card()).getByRole('button', { name: 'Check again' }))
    await user.click(await within(card()).findByRole('button', { name: 'Import' }))
    expect(screen.getByRole('dialog').textContent).toContain('The import removes 9 rows.')
  })

  test('closes an imported file, whose upload is gone', async () => {
    const { user, choose, card, deletions } = await open()
    await choose('Kunde\n101\n')
    await user.click(await within(card()).findByRole('button', { name: 'Import' }))
    expect(await within(card()).findByText(/^Invoices imported: 3,001 new/)).toBeTruthy()
    await user.click(within(card()).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('region', { name: 'rechnungen.csv' })).toBeNull()
    expect(deletions()).toEqual([])
  })

  test('asks which row is the header, and keeps the choice in the mapping', async () => {
    const firstRows = [
      { line: 8, cells: ['ID', 'Customer'] },
      { line: 9, cells: ['name', 'customer'] },
    ]
    const { user, choose, card, gateway } = await open(noReport, 'en', {
      ...upload,
      headerRow: 9,
      otherHeaderRows: [8],
      firstRows,
    })
    await choose('Kunde\n101\n')
    expect(await within(card()).findByText(/^Lines 8, 9 could be the header/)).toBeTruthy()
    await user.click(within(card()).getByRole('combobox', { name: 'Header' }))
    await user.click(await screen.findByRole('option', { name: '8: ID · Customer' }))
    await waitFor(() => expect(within(card()).queryByText(/could be the header/)).toBeNull())
    expect(gateway.to('/write/importUploads/5/check').at(-1)?.body).toMatchObject({ headerRow: 8 })
  })

  test('shows rows that are none in gray, and asks what becomes of totals', async () => {
    const total = {
      ...unknownCustomer,
      line: 9,
      value: 'Summe',
      code: 'totalRow',
      params: [],
      reason: 'Looks like a total.',
    }
    const skipped = [{ line: 9, as: 'total', cells: ['Summe', '', '12.50'] }]
    let report: object = { ...noReport, problemCount: 1, problems: [total] }
    const { user, choose, card, gateway } = await open(() => report)
    await choose('Kunde\n101\n')
    expect(await within(card()).findByText('1 row looks like a total.')).toBeTruthy()
    report = { ...noReport, skippedCount: 1, skipped }
    await user.click(within(card()).getByRole('button', { name: 'Leave totals out' }))
    await user.click(await within(card()).findByText('1 row is not imported'))
    expect(await within(card()).findByText('Summe · 12.50')).toBeTruthy()
    expect(gateway.to('/write/importUploads/5/check').at(-1)?.body).toMatchObject({ totals: 'skip' })
  })

  test('leaves rows out by rules, which a check sends', async () => {
    const { user, choose, card, gateway } = await open(noReport, 'en', { ...upload, headers: ['Kunde', 'Status'] })
    await choose('Kunde,Status\n101,deleted\n')
    await user.click(await within(card()).findByText('Columns'))
    await user.click(within(card()).getByRole('button', { name: 'Leave rows out' }))
    const rule = within(card()).getByRole('group', { name: 'Rule 1' })
    await user.click(within(rule).getByRole('combobox', { name: 'Column of the file' }))
    await user.click(screen.getByRole('option', { name: 'Status' }))
    await user.type(within(rule).getByRole('textbox', { name: 'Text' }), 'del')
    await user.click(within(rule).getByRole('combobox', { name: 'Cell' }))
    await user.click(screen.getByRole('option', { name: 'begins with' }))
    const check = async () => {
      await user.click(within(card()).getByRole('button', { name: 'Check again' }))
      await within(card()).findByRole('button', { name: 'Import' })
      return gateway.to('/write/importUploads/5/check').at(-1)?.body as { skip?: object }
    }
    expect((await check()).skip).toEqual([{ from: 'Status', is: 'beginning', value: 'del' }])
    await user.click(within(rule).getByRole('combobox', { name: 'Cell' }))
    await user.click(screen.getByRole('option', { name: 'is empty' }))
    expect(within(rule).queryByRole('textbox')).toBeNull()
    expect((await check()).skip).toEqual([{ from: 'Status', is: 'empty' }])
    await user.click(within(rule).getByRole('button', { name: 'Remove rule' }))
    expect(within(card()).queryByRole('group', { name: 'Rule 1' })).toBeNull()
    expect(await check()).not.toHaveProperty('skip')
  })

  test('imports a file as two kinds in one step', async () => {
    const { also: _, ...plain } = noReport
    const both = { ...noReport, also: [{ ...plain, entity: 'invoiceLines', rows: 7, added: 7 }] }
    let report: object = noReport
    const { user, choose, card, gateway } = await open(() => report)
    await choose('Kunde\n101\n')
    const check = async () => {
      await user.click(within(card()).getByRole('button', { name: 'Check again' }))
      await within(card()).findByRole('button', { name: 'Import' })
      return gateway.to('/write/importUploads/5/check').at(-1)?.body
    }
    await user.click(await within(card()).findByRole('combobox', { name: 'Import as another kind, too' }))
    await user.click(screen.getByRole('option', { name: 'Invoice lines' }))
    await user.click(await within(card()).findByText('Columns as Invoice lines'))
    report = both
    // Equal rows of the kind that the other one refers to count once.
    expect(await check()).toMatchObject({ file: 'invoices', once: true, also: [{ file: 'invoiceLines' }] })
    for (const name of ['Invoices', 'Invoice lines']) within(card()).getByRole('heading', { name })
    await user.click(within(card()).getByRole('button', { name: 'Do not import as Invoice lines' }))
    report = noReport
    expect(await check()).not.toHaveProperty('also')
    expect(within(card()).queryByText('Columns as Invoice lines')).toBeNull()
  })

  test('saves a mapping as a file, and loads one that was saved', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    const { user, choose, card, gateway } = await open()
    await choose('Kunde\n101\n')
    await user.click(await within(card()).findByText('Columns'))
    await user.click(within(card()).getByRole('button', { name: 'Save as file' }))
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({
      files: [expect.objectContaining({ name: 'rechnungen.csv', file: 'invoices', columns: upload.columns })],
    })
    const load = (content: string) =>
      user.upload(
        card().querySelector('input[type=file]') as HTMLInputElement,
        new File([content], 'mapping.json', { type: 'application/json' }),
      )
    await load('{"files": 1}')
    await screen.findByText('The file is no mapping.')
    const other = { name: 'other.csv', file: 'heats', columns: [] }
    const own = { name: 'rechnungen.csv', file: 'invoices', columns: [{ column: 'number', from: 'Kunde', strip: '0' }] }
    await load(JSON.stringify({ files: [other, own] }))
    await user.click(await within(card()).findByRole('button', { name: 'Check again' }))
    const { name: _, ...loaded } = own
    await waitFor(() => expect(gateway.to('/write/importUploads/5/check').at(-1)?.body).toMatchObject(loaded))
  })

  test('sets how often a kind of file is expected', async () => {
    const { user, gateway } = await open(noReport)
    const table = await screen.findByRole('table', { name: 'Age of data' })
    await user.click(within(table).getByRole('combobox', { name: 'Expected: Heats' }))
    await user.click(screen.getByRole('option', { name: 'Weekly' }))
    await waitFor(() =>
      expect(gateway.to('/write/importKinds/heats').map(({ body }) => body)).toEqual([{ rhythm: 'weekly' }]),
    )
    await waitFor(() => expect(gateway.to('/read/importKinds')).toHaveLength(2))
  })

  test('rejects an empty file without sending it', async () => {
    const { choose, card, gateway } = await open()
    await choose('')
    expect(await within(card()).findByText('This file is empty.')).toBeTruthy()
    expect(gateway.to('/write/importUploads')).toEqual([])
  })
})
