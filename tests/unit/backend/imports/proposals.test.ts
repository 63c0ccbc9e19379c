import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { propose } from '#backend/imports/reading/propose.ts'

const proposalFor = (path: string, wish: { readonly headerRow?: number; readonly entity?: string } = {}) => {
  const file = fileURLToPath(new URL(`../../../support/exports/${path}`, import.meta.url))
  const { headerRow = null, entity = null } = wish
  return propose(() => createReadStream(file), {
    fileName: path,
    entity,
    sheet: null,
    headerRow,
    earlier: [],
    kept: [],
    mapping: null,
  })
}

test('a list of SAP is proposed from its header on, without its totals', async () => {
  const { headerRow, otherHeaderRows, headers, totals, sample } = await proposalFor('alv/FBL5N.xlsx')
  expect({ headerRow, otherHeaderRows, totals }).toEqual({ headerRow: 4, otherHeaderRows: [], totals: 'skip' })
  expect(headers.slice(3, 8)).toEqual([
    'Datum Fällig',
    'Betrag HW',
    'Betrag Währg (1)',
    'Betrag TW',
    'Betrag Währg (2)',
  ])
  expect(sample.map(({ line }) => line)).toEqual([6, 7, 9])
})

test('a template with two rows of names is asked for, and read below the one that is chosen', async () => {
  const path = 'erpnext/Sales Invoice.csv'
  expect(await proposalFor(path)).toMatchObject({ headerRow: 9, otherHeaderRows: [8] })
  const chosen = await proposalFor(path, { headerRow: 8, entity: 'invoices' })
  expect(chosen).toMatchObject({
    headerRow: 8,
    otherHeaderRows: [],
    sample: [{ cells: ['', 'ACC-SINV-2026-00001', '101', '2026-10-01', '2026-10-31', '12345.67', '12345.67'] }],
  })
})

test('blank cells of numbers that a form writes once are proposed to be filled, missing dates are not', async () => {
  const orders = await proposalFor('odoo/sale.order.csv', { entity: 'purchaseOrders' })
  expect(orders.columns).toContainEqual({ column: 'customerId', from: 'Customer/ID', fill: true })
  const jobs = await proposalFor('prices/jobOrders.csv')
  expect(jobs.columns.filter(({ fill }) => fill)).toEqual([])
})
