import type { Day } from '../../schema/kinds.ts'
import type { Tools } from '../implement.ts'
import { type Party, partyOf } from './parties.ts'

/** What every document of a customer's orders needs to know. */
export interface Setting {
  readonly product: string
  readonly today: Day
  readonly customer: Party
}

export const settingOf = async (
  { db, clock, settings }: Pick<Tools, 'db' | 'clock' | 'settings'>,
  customerId: number,
): Promise<Setting> => ({
  product: settings.product,
  today: clock.today(),
  customer: await partyOf(db, customerId),
})
