import type { Day } from '#schema/kinds.ts'
import { notFound } from '../errors.ts'
import type { Context } from '../implement.ts'
import { type Translate, translatorTo } from './language.ts'

export interface DocumentContext {
  readonly product: string
  readonly today: Day
  readonly customer: { readonly name: string; readonly legalName: string }
  readonly translate: Translate
}

export const documentContextOf = async (
  { db, clock, settings, language }: Pick<Context<unknown>, 'db' | 'clock' | 'settings' | 'language'>,
  customerId: number,
): Promise<DocumentContext> => {
  const customer = await db
    .selectFrom('customers')
    .select(['name', 'legal_name as legalName'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!customer) throw notFound()
  return { product: settings.product, today: clock.today(), customer, translate: translatorTo(language) }
}
