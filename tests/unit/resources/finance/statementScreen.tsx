import { screen, within } from '@testing-library/react'
import Statement from '#resources/finance/statement/Statement.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json } from '#tests/support/screens/stubGateway.ts'
import { account, accountGateway } from './account.ts'

export const show = (gateway = accountGateway(), path = '/statement') => {
  showInPortal({ '/statement': <Statement /> }, path)
  return gateway
}

export const showAccount = async (more: object, path?: string) => {
  show(accountGateway({ statement: () => json({ paymentScore: [account(more)] }) }), path)
  await screen.findByRole('img', { name: /^Total Balance/ })
}

/** Columns of values; a last cell of invoices has the action of the row. */
const columns = 5

export const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].slice(0, columns).map(({ textContent }) => textContent))
