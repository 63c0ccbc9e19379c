import { opensLinks } from '#schema/account/roles.ts'
import type { budgets } from '#schema/sales/budgets.ts'
import { forbidden } from '../errors.ts'
import type { Handler } from '../implement.ts'
import { lookOf } from '../support/photo.ts'

export const sellerPhoto: Handler<typeof budgets.sellerPhoto> = async ({ db, caller, input }) => {
  if (!opensLinks(caller.roleId)) throw forbidden()
  const seller = await db
    .selectFrom('sellers')
    .innerJoin('contacts', 'contacts.id', 'sellers.contact_id')
    .leftJoin('contact_photos', 'contact_photos.contact_id', 'contacts.id')
    .select(['contacts.name', 'contact_photos.media_type as type', 'contact_photos.photo as bytes'])
    .where('sellers.contact_id', '=', input.sellerId)
    .executeTakeFirst()
  return lookOf(seller)
}
