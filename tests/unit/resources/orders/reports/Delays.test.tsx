import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import { datePickers } from '#kit/dates/DateRange.tsx'
import Delays from '#resources/orders/delays/Delays.tsx'
import { report } from '#resources/orders/delays/report.ts'
import { drawStyles, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const line = (id: number, more: object = {}) => ({
  ...{ IdOP: id, segment: 'Rings', order: `J-${id}`, po: `PO-${id}`, std: `P-${id % 2}`, Qty: 1_000, invoiceQty: 250 },
  ...{ usd: 1_234.5, shippingDate: '2026-12-01', newShippingDate: null, FechaModificada: null },
  ...more,
})
const moved = line(2, { newShippingDate: '2026-12-24', FechaModificada: '2026-11-02' })

const show = (lines: readonly object[], write = () => failure(500, 'internal')) => {
  registerResource(report.resource)
  const value = () => json({ value: JSON.stringify(lines) })
  const gateway = stubGateway({
    'GET /read/api/Orders/delays': value,
    'POST /write/api/Orders/dates': write,
  })
  showInPortal({ '/delays': <Delays /> }, '/delays')
  return gateway
}
const rowOf = async (order: string) => (await screen.findByRole('cell', { name: order })).closest('tr') as HTMLElement
const colourOf = (row: HTMLElement) => getComputedStyle(row.children[0] as Element).backgroundColor

beforeEach(async () => {
  await datePickers.load()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('delays', () => {
  describe('with styles', () => {
    drawStyles()

    test('show the amount still to be invoiced, and mark lines with a changed date', async () => {
      show([line(1), moved])
      const cells = [...(await rowOf('J-1')).children].map(({ textContent }) => textContent)
      expect(cells.slice(0, 8)).toEqual(['Rings', 'PO-1', 'J-1', 'P-1', '1,000', '250', '750', '1,234.50'])
      expect(cells.at(-1)).toBe('01/Dec/2026')
      const asterisk = within(await rowOf('J-2')).getByRole('img', { name: 'Date changed on 02/Nov/2026' })
      expect(asterisk.textContent).toBe('*')
      expect(within(await rowOf('J-1')).queryByRole('img')).toBeNull()
      expect(colourOf(await rowOf('J-2'))).not.toBe(colourOf(await rowOf('J-1')))
    })
  })

  test('have an export only with rows', async () => {
    show([line(1)])
    expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy()
    cleanup()
    show([])
    expect(await screen.findByText('No results found.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  })

  test('queue a typed date by one click, and say that it is in the past', async () => {
    show([line(1)])
    const row = within(await rowOf('J-1'))
    await userEvent.click(row.getByRole('button', { name: 'Pick a date, new date of J-1' }))
    await userEvent.click(await row.findByRole('spinbutton', { name: 'Day' }))
    await userEvent.keyboard('05nov2020')
    await userEvent.click(row.getByRole('button', { name: 'Queue the new date of J-1' }))
    const panel = within(await screen.findByRole('region', { name: 'Rows to update' }))
    expect(panel.getByText('05/Nov/2020 is in the past')).toBeTruthy()
  })

  test('take a date that is typed while the calendar is open', async () => {
    show([line(1)])
    const row = within(await rowOf('J-1'))
    await userEvent.click(row.getByRole('button', { name: 'Pick a date, new date of J-1' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('05nov2027{Enter}')
    await userEvent.click(row.getByRole('button', { name: 'Queue the new date of J-1' }))
    const panel = within(await screen.findByRole('region', { name: 'Rows to update' }))
    expect(panel.getByRole('listitem').textContent).toContain('New date: 05/Nov/2027')
  })

  test('show rows that could not be sent and keep them queued, and confirm sent ones', async () => {
    const write = vi.fn(() => failure(500, 'internal'))
    const gateway = show([line(1)], write)
    const row = within(await rowOf('J-1'))
    await userEvent.click(row.getByRole('button', { name: 'Pick a date, new date of J-1' }))
    await userEvent.click(await row.findByRole('spinbutton', { name: 'Day' }))
    await userEvent.keyboard('05nov2027{Tab}')
    await userEvent.click(row.getByRole('button', { name: 'Queue the new date of J-1' }))
    const panel = within(await screen.findByRole('region', { name: 'Rows to update' }))
    expect(panel.getByRole('listitem').textContent).toContain('Date: 01/Dec/2026New date: 05/Nov/2027')
    await userEvent.type(panel.getByRole('textbox', { name: 'Comment on J-1' }), 'Late heat')
    const submit = async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Submit' }))
      const question = await screen.findByRole('dialog', { name: 'New date of J-1' })
      expect(within(question).getByText('Are you sure you want to continue?')).toBeTruthy()
      await userEvent.click(within(question).getByRole('button', { name: 'OK' }))
    }
    await submit()
    expect((await panel.findByRole('alert')).textContent).toMatch(/^The dates were not sent\. Your entries are kept\. /)
    expect(panel.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Late heat')
    write.mockImplementation(() => json({ value: '[]' }))
    await submit()
    await waitFor(() => expect(gateway.to('/write/api/Orders/dates')).toHaveLength(2))
    expect(gateway.to('/write/api/Orders/dates').at(-1)?.body).toEqual([
      { idOrden: 1, nuevaFecha: '2027-11-05', Comment: 'Late heat', fechaAnterior: '2026-12-01' },
    ])
  })
})
