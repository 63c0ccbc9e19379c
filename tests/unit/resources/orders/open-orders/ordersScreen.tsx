import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { registerResource } from '#dataProvider/resources.ts'
import { purchaseOrders, statusReport } from '#resources/orders/open-orders/index.ts'
import OpenOrders from '#resources/orders/open-orders/OpenOrders.tsx'
import StatusReport from '#resources/orders/open-orders/status-report/StatusReport.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { stubMedia } from '#tests/support/screens/stubMedia.ts'

export const open = (at = '/open-orders-report') => {
  registerResource(purchaseOrders)
  registerResource(statusReport)
  const screens = { '/open-orders-report': <OpenOrders />, '/status-report-steel': <StatusReport /> }
  return { ...showInPortal(screens, at), user: userEvent.setup() }
}

/** Simulates the window of a phone or a desktop, always with a mouse, which determines the date pickers. */
export const asPhone = (isPhone: boolean) =>
  stubMedia((query) => (isPhone && query.includes('max-width: 599')) || query.includes('pointer: fine'))

export const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
