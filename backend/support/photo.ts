import type { support } from '../../schema/support.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { notFound } from '../httpError.ts'
import type { Handler } from '../implement.ts'
import { drawPortrait } from './drawPortrait.ts'

const contactOf = prepared((db, value: Placing<{ guid: string }>) =>
  db
    .selectFrom('contacts')
    .leftJoin('contact_photos', 'contact_photos.contact_id', 'contacts.id')
    .select(['contacts.name', 'contact_photos.media_type as type', 'contact_photos.photo as bytes'])
    .where('contacts.guid', '=', value('guid')),
)

const drawn = 'image/svg+xml'

/** How somebody looks: by their photo, else drawn. */
export const lookOf = ({ name, type, bytes }: Awaited<ReturnType<typeof contactOf>>[number]) =>
  type !== null && bytes !== null ? { name, type, bytes } : { name, type: drawn, bytes: drawPortrait(name) }

export const photo: Handler<typeof support.photo> = async ({ db, input }) => {
  const [contact] = await contactOf(db, input)
  if (!contact) throw notFound()
  return lookOf(contact)
}
