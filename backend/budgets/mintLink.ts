import type { budgets } from '../../schema/budgets.ts'
import { after } from '../clock.ts'
import type { Handler } from '../implement.ts'
import { linkMilliseconds, signLink } from './links.ts'

/** Whether there is such a budget is the affair of whoever keeps them, which may be another service. */
export const mintLink: Handler<typeof budgets.mintLink> = async ({ clock, caller, settings, input, changed }) => {
  const expiresAt = after(clock.now(), linkMilliseconds / 1000)
  const { sellerId, year } = input
  changed({ record: `budgetLink ${year} ${sellerId}`, after: { sellerId, year, expiresAt } })
  const ticket = { issuerId: caller.id, expiresAt: Date.parse(expiresAt) }
  return { token: signLink(settings.linkSecret, { sellerId, year }, ticket), expiresAt }
}
