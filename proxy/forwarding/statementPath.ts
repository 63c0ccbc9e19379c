import { documents } from '../../schema/documents.ts'
import type { Values } from '../../schema/request.ts'
import type { Config } from '../config.ts'
import type { Exchange } from '../exchange.ts'

/**
 * The input of an account statement as the company's service wants it (DECISIONS F11): in the place of the session,
 * where that service reads a customer, stands the customer of the call, or, where the settings say so, the caller's
 * token; never what a client has put there. Other inputs stay as they are.
 */
export const withStatementCookie = (
  { call, credentials }: Exchange,
  input: Values,
  { statementCookie }: Pick<Config, 'statementCookie'>,
): Values => {
  if (call !== (documents.statement as unknown as typeof call)) return input
  return { ...input, session: statementCookie === 'token' ? credentials.token : String(input.customerId) }
}
