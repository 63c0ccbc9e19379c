import type { Insertable } from 'kysely'
import { contactPhotos, mostPhotoBytes, photoTypes } from '../../schema/records/photos.ts'
import type { Tables } from '../database/tables.ts'
import { mediaTypeOf } from '../files/mediaType.ts'
import { invalidInput, notFound } from '../httpError.ts'
import { implement, inStages } from '../implement.ts'

type Photo = Insertable<Tables['contact_photos']>

const save = inStages<typeof contactPhotos.save, Pick<Photo, 'media_type' | 'photo'>>({
  prepare: async ({ store, files: [file] }) => {
    if (!file) throw invalidInput({ photo: { code: 'required' } })
    if (file.size > mostPhotoBytes) throw invalidInput({ photo: { code: 'tooLong', limit: mostPhotoBytes } })
    const photo = await store.readAt(file.id, 0, file.size)
    const type = await mediaTypeOf(photo)
    if (!(type in photoTypes)) throw invalidInput({ photo: { code: 'fileType' } })
    return { media_type: type as Photo['media_type'], photo }
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
