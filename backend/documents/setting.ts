import type { Tools } from '../implement.ts'
import type { Setting } from './orderPapers.ts'
import { partyOf } from './parties.ts'

/** What every document of a customer's orders needs to know. */
export const settingOf = async (
  { db, clock, settings }: Pick<Tools, 'db' | 'clock' | 'settings'>,
  customerId: number,
): Promise<Setting> => ({
  product: settings.product,
  today: clock.today(),
  customer: await partyOf(db, customerId),
})
