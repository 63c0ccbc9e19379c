import { screen, within } from '@testing-library/react'
import Statement from '../../../../resources/finance/statement/Statement.tsx'
import { showInPortal } from '../../../support/screens/portalScreen.tsx'
import { json } from '../../../support/screens/stubGateway.ts'
import { account, accountGateway } from './account.ts'

export const show = (gateway = accountGateway(), path = '/statement') => {
  showInPortal({ '/statement': <Statement /> }, path)
  return gateway
}

export const showAccount = async (more: object, path?: string) => {
  show(accountGateway({ statement: () => json({ paymentScore: [account(more)] }) }), path)
  await screen.findByText(/^(Shipments are stopped|No credit hold)/)
}

export const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
