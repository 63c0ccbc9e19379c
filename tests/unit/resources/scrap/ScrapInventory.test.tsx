import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import ScrapInventory from '#resources/scrap/scrap-inventory/ScrapInventory.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

beforeEach(() => setCurrentCustomer(104))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const end = { heat: 'H-1', carpenterBar: 'B-1', pesoInicial: 500, peso: 1_000 }
const punchOut = { partNumber: '', standar: 'Sin Identificar', peso: 2_000, '{product}PartNumber': '' }
const piece = { productNumber: '00123', bohlerPartNumber: 'S-1', status: 'Rejected', peso: 2_000 }

interface Answers {
  readonly scrap?: number
  readonly ends?: () => Response
  readonly lastDate?: string | null
}

const answering = ({ scrap = 2_000, ends = () => json([end]), lastDate = '2026-10-31' }: Answers = {}) => {
  const gateway = stubGateway({
    'GET /read/Bar/104/surplusInventory': () => ends(),
    'GET /read/Bar/104/tejosInventory': () => json([{ ...punchOut, AnvilPartNumber: '', ultimaFecha: lastDate }]),
    'GET /read/Bar/104/scrapInventory': () => json([{ ...piece, peso: scrap, AnvilNCR: 'FF-1' }]),
  })
  showInPortal({ '/scrap-inventory': <ScrapInventory /> }, '/scrap-inventory')
  return gateway
}

const warning = 'There are more than 5 tons of scrap to be cleared out'

describe('the scrap inventory', () => {
  test.each([
    [1_999.99, '4,999.99', false],
    [2_000, '5,000.00', false],
    [2_000.01, '5,000.01', true],
  ])('with %f kg of scrap totals %s kg and shows the 5-ton warning: %s', async (scrap, total, isTooMuch) => {
    answering({ scrap })
    expect(await screen.findByText(total)).toBeTruthy()
    expect(screen.queryByText(warning) !== null).toBe(isTooMuch)
    expect(screen.getByText('Updated on: 31/Oct/2026')).toBeTruthy()
    const cards = ['Cutting Ends (Kg)', 'Punch Outs (Kg)', 'Scrap (Kg)', 'Total (Kg)']
    expect(cards.map((name) => screen.getByRole('group', { name }).textContent)).toEqual([
      'Cutting Ends (Kg)1,000.00',
      'Punch Outs (Kg)2,000.00',
      `Scrap (Kg)${scrap.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
      `Total (Kg)${total}`,
    ])
  })

  test('shows three tables with exports, and unknown part and standard as Not Identified', async () => {
    answering()
    await screen.findByText('5,000.00')
    fireEvent.click(screen.getByRole('button', { name: 'Detail' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Scrap inventory detail' }))
    const cellsOf = (name: string) => {
      const [, row] = within(dialog.getByRole('table', { name })).getAllByRole('row')
      return [...(row?.children ?? [])].map(({ textContent }) => textContent)
    }
    const headOf = (name: string) =>
      within(dialog.getByRole('table', { name }))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
    expect(headOf('Cutting Ends')).toEqual(['Heat', 'Supplier bar', 'Initial weight (Kg)', 'Weight (Kg)'])
    expect(headOf('Punch Outs')).toEqual([
      'Part number',
      'Anvil part number',
      'Standard',
      'Weight (Kg)',
      'Last updated',
    ])
    expect(headOf('Scrap')).toEqual(['Product number', 'Customer part number', 'Status', 'Weight (Kg)'])
    expect(cellsOf('Cutting Ends').slice(0, 4)).toEqual(['H-1', 'B-1', '500.00', '1,000.00'])
    expect(cellsOf('Punch Outs').slice(0, 5)).toEqual([
      'Not Identified',
      '-',
      'Not Identified',
      '2,000.00',
      '31/Oct/2026',
    ])
    expect(cellsOf('Scrap').slice(0, 4)).toEqual(['00123', 'S-1', 'FF-1', '2,000.00'])
    expect(dialog.getAllByRole('button', { name: 'Export' })).toHaveLength(3)
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('shows - without a punch-out date', async () => {
    answering({ lastDate: null })
    expect(await screen.findByText('5,000.00')).toBeTruthy()
    expect(screen.getByText('Updated on: -')).toBeTruthy()
  })

  test('shows a failure when its detail is opened', async () => {
    answering({ ends: () => failure(500, 'internal') })
    await screen.findAllByRole('button', { name: 'Retry' })
    fireEvent.click(screen.getByRole('button', { name: 'Detail' }))
    expect(await screen.findByText('There was an error submitting your document. Please try again later.')).toBeTruthy()
  })
})
