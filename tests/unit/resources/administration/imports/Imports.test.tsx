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

registerResource(resource)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const form = { form: 'csv', encoding: 'utf-8', separator: ',', sheet: null }

const upload = {
  ...{ id: 5, fileName: 'rechnungen.csv', size: 40, ...form, sheets: [], headers: ['Kunde'], sample: [] },
  ...{ candidates: [], file: 'invoices', columns: [{ column: 'customerId', from: 'Kunde' }], isFromLastRun: false },
}

const noReport = {
  ...{ entity: 'invoices', isDryRun: true, rows: 3001, added: 3001, changed: 0, unchanged: 0, removed: 0, ...form },
  ...{ needsForce: false, runId: null, columns: [], ignored: [], problemCount: 0, problems: [], warningCount: 0 },
  warnings: [],
}

const unknownCustomer = {
  ...{ line: 2, column: 'customerId', header: 'Kunde', value: '90001', code: 'missingRow' },
  ...{ params: [{ name: 'file', value: 'customers' }], reason: 'Refers to no row of customers.' },
}

const run = {
  ...{ id: 1, entity: 'jobOrders', at: '2026-11-21T15:04:00.000Z', madeBy: 'Ana Luna', fileName: 'a.csv' },
  ...{ result: 'done', rows: 3, added: 3, changed: 0, removed: 0, problemCount: 0, canUndo: true },
  ...{ undoneAt: null, undoneBy: null },
}

const open = async (report: object | (() => object) = noReport, language: 'en' | 'es' = 'en') => {
  const gateway = stubGateway({
    'GET /read/importRuns': () => json([run], { headers: { 'Content-Range': 'importRuns 0-0/1' } }),
    'POST /write/importUploads': () => json(upload),
    'POST /write/importUploads/5/check': () => json(typeof report === 'function' ? report() : report),
    'POST /write/importUploads/5/apply': () => json({ ...noReport, isDryRun: false, runId: 2 }),
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
    expect(screen.getByRole('rowheader').textContent).toBe('Órdenes de trabajo')
    await choose('Kunde\n90001\n')
    expect(await within(card()).findByText('No corresponde a ninguna fila de Clientes.')).toBeTruthy()
    expect(within(card()).getByRole('combobox', { name: 'Tipo de archivo' }).textContent).toBe('Facturas')
  })

  test('shows counts only if all problems are listed', async () => {
    const { choose, card } = await open({ ...noReport, problemCount: 6002, problems: [unknownCustomer] })
    await choose('Kunde\n90001\n')
    expect(await within(card()).findByText(/^6,002 problems\..* The first 1 are listed\.$/)).toBeTruthy()
    expect(within(card()).queryByRole('group', { name: 'New' })).toBeNull()
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

  test('rejects an empty file without sending it', async () => {
    const { choose, card, gateway } = await open()
    await choose('')
    expect(await within(card()).findByText('This file is empty.')).toBeTruthy()
    expect(gateway.to('/write/importUploads')).toEqual([])
  })
})
