import { documents } from '../schema/documents.ts'
import type { Config } from './config.ts'
import type { Exchange } from './exchange.ts'

/** What browsers send in the place of the cookie that the company's document service reads in a statement's address. */
const unset = '-'

/**
 * An account statement's address as the company's service wants it (DECISIONS F11): the customer's id, or, where the
 * settings say so, the caller's token, which no browser has. Other addresses stay as they are.
 */
export const withStatementCookie = (exchange: Exchange, { statementCookie }: Pick<Config, 'statementCookie'>) => {
  const { call, params, path, credentials } = exchange
  if (call !== (documents.statement as unknown as typeof call) || params.session !== unset) return exchange
  const cookie = statementCookie === 'token' ? credentials.token : params.customerId
  return { ...exchange, path: path.replace(/-\/?$/, () => encodeURIComponent(cookie ?? unset)) }
}
