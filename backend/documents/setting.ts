import type { Day } from '../../schema/kinds.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { notFound } from '../httpError.ts'
import type { Context } from '../implement.ts'
import { type Say, sayIn } from './language.ts'

/** Whom a document is for. */
export interface Party {
  readonly name: string
  readonly legalName: string
}

const customers = prepared((db, value: Placing<{ customerId: number }>) =>
  db.selectFrom('customers').select(['name', 'legal_name as legalName']).where('id', '=', value('customerId')),
)

/** The customer that a document is for. */
export const partyOf = async (db: Db, customerId: number): Promise<Party> => {
  const [customer] = await customers(db, { customerId })
  if (!customer) throw notFound()
  return customer
}

/** What every document of a customer's orders needs to know. */
export interface Setting {
  readonly product: string
  readonly today: Day
  readonly customer: Party
  readonly say: Say
}

export const settingOf = async (
  { db, clock, settings, language }: Pick<Context<unknown>, 'db' | 'clock' | 'settings' | 'language'>,
  customerId: number,
): Promise<Setting> => ({
  product: settings.product,
  today: clock.today(),
  customer: await partyOf(db, customerId),
  say: sayIn(language),
})
