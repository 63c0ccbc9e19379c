import type { Insertable } from 'kysely'
import { contactPhotos } from '../../schema/records/photos.ts'
import type { Tables } from '../database/tables.ts'
import { mediaTypeOf } from '../files/mediaType.ts'
import { invalidInput, notFound } from '../httpError.ts'
import { implement, inStages } from '../implement.ts'

type Photo = Insertable<Tables['contact_photos']>

const types = ['image/jpeg', 'image/png', 'image/webp']

/** A photo lies in the database, from where every contact card fetches it. */
const mostBytes = 2_000_000

const save = inStages<typeof contactPhotos.save, Pick<Photo, 'media_type' | 'bytes'>>({
  prepare: async ({ store, files: [file] }) => {
    if (!file) throw invalidInput({ photo: { code: 'required' } })
    if (file.size > mostBytes) throw invalidInput({ photo: { code: 'tooLong', limit: mostBytes } })
    const bytes = await store.readAt(file.id, 0, file.size)
    const type = await mediaTypeOf(bytes)
    if (!types.includes(type)) throw invalidInput({ photo: { code: 'fileType' } })
    return { media_type: type as Photo['media_type'], bytes }
  },
  run: async ({ db, input: { id }, changed }, photo) => {
    const contact = await db.selectFrom('contacts').select('id').where('id', '=', id).executeTakeFirst()
    if (!contact) throw notFound()
    await db
      .insertInto('contact_photos')
      .values({ contact_id: id, ...photo })
      .onConflict((conflict) => conflict.column('contact_id').doUpdateSet(photo))
      .execute()
    changed({ record: `contacts ${id}`, after: { photo: photo.media_type }, action: 'edited' })
    return { mediaType: photo.media_type }
  },
})

/** Photos of contacts. */
export const contactPhotosCalls = implement('contactPhotos', contactPhotos, { save })
