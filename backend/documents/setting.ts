import type { Day } from '../../schema/kinds.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { notFound } from '../errors.ts'
import type { Context } from '../implement.ts'
import { type Translate, translatorTo } from './language.ts'

const customers = prepared((db, value: Placing<{ customerId: number }>) =>
  db.selectFrom('customers').select(['name', 'legal_name as legalName']).where('id', '=', value('customerId')),
)

export interface Setting {
  readonly product: string
  readonly today: Day
  readonly customer: { readonly name: string; readonly legalName: string }
  readonly translate: Translate
}

export const settingOf = async (
  { db, clock, settings, language }: Pick<Context<unknown>, 'db' | 'clock' | 'settings' | 'language'>,
  customerId: number,
): Promise<Setting> => {
  const [customer] = await customers(db, { customerId })
  if (!customer) throw notFound()
  return { product: settings.product, today: clock.today(), customer, translate: translatorTo(language) }
}
