import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { registerResource } from '../../../../../dataProvider/resources.ts'
import { purchaseOrders, statusReport } from '../../../../../resources/orders/open-orders/index.ts'
import OpenOrders from '../../../../../resources/orders/open-orders/OpenOrders.tsx'
import StatusReport from '../../../../../resources/orders/open-orders/status-report/StatusReport.tsx'
import { showInPortal } from '../../../../support/screens/portalScreen.tsx'

/** Opens one of the pages of the open orders. */
export const open = (at = '/open-orders-report') => {
  registerResource(purchaseOrders)
  registerResource(statusReport)
  const screens = { '/open-orders-report': <OpenOrders />, '/status-report-steel': <StatusReport /> }
  return { ...showInPortal(screens, at), user: userEvent.setup() }
}

/** The window of a phone, or of a desk; the pickers are those for a mouse. */
export const asPhone = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: (isPhone && query.includes('max-width: 599')) || query.includes('pointer: fine'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

/** The texts of a table, row by row. */
export const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
