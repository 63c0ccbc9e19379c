import { buffer } from 'node:stream/consumers'
import { contactPhotos, maxPhotoBytes, photoTypes, teamPhotos } from '#schema/records/photos.ts'
import { invalidInput, notFound } from '../errors.ts'
import { mediaTypeOf } from '../files/mediaType.ts'
import { withoutMetadata } from '../files/withoutMetadata.ts'
import { implement, inStages } from '../implement.ts'
import { untyped } from './table.ts'

interface Photo {
  readonly media_type: string
  readonly photo: Buffer
}

interface PhotoTables {
  readonly people: string
  readonly photos: string
  readonly key: string
}

const saveIn = ({ people, photos, key }: PhotoTables, record: 'contacts' | 'teamMembers') =>
  inStages<typeof contactPhotos.save, Photo>({
    prepare: async ({ store, files: [file] }) => {
      if (!file) throw invalidInput({ photo: { code: 'required' } })
      if (file.size > maxPhotoBytes) throw invalidInput({ photo: { code: 'tooLong', limit: maxPhotoBytes } })
      const photo = await buffer((await store.read(file)).stream)
      const type = await mediaTypeOf(photo)
      if (!(type in photoTypes))
        throw invalidInput({ photo: { code: /^image\/hei[cf]/.test(type) ? 'heicPhoto' : 'photoType' } })
      const cleaned = withoutMetadata(photo, type)
      if (!cleaned) throw invalidInput({ photo: { code: 'photoType' } })
      return { media_type: type, photo: cleaned }
    },
    run: async ({ db, input: { id }, changed }, photo) => {
      await untyped(db).selectFrom(people).select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound)
      await untyped(db)
        .insertInto(photos)
        .values({ [key]: id, ...photo })
        .onConflict((conflict) => conflict.column(key).doUpdateSet({ ...photo }))
        .execute()
      changed({ record: `${record} ${id}`, after: { photo: photo.media_type }, action: 'edited' })
      return { mediaType: photo.media_type }
    },
  })

const ofContacts = { people: 'contacts', photos: 'contact_photos', key: 'contact_id' }
const ofTeam = { people: 'team_members', photos: 'team_photos', key: 'team_member_id' }

export const photosCalls = [
  ...implement('contactPhotos', contactPhotos, { save: saveIn(ofContacts, 'contacts') }),
  ...implement('teamPhotos', teamPhotos, { save: saveIn(ofTeam, 'teamMembers') }),
]
