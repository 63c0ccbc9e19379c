import { id, write } from '../call.ts'
import { entity } from '../entity.ts'
import { text } from '../kinds.ts'

/** The types of images that photos are, each with how the names of its files end. */
export const photoTypes = { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/webp': '.webp' } as const

/** A photo lies in the database, from where every card of a person fetches it. */
export const mostPhotoBytes = 2_000_000

/** How the people of a type of records look: an image takes the place of the one before. */
const photosOf = (type: string, isOwn = false) => ({
  save: write('POST', `/data/${type}/:id/photo`, {
    access: { pages: ['data'], owner: 'staff' },
    params: { id },
    uploads: { name: 'photo', most: 1 },
    isOwn,
    isAddition: !isOwn,
    answer: entity('photo', { mediaType: text('mediaType') }),
  }),
})

export const contactPhotos = photosOf('contacts')
export const teamPhotos = photosOf('teamMembers', true)

const savePhotos: Readonly<Record<string, typeof contactPhotos.save>> = {
  contacts: contactPhotos.save,
  teamMembers: teamPhotos.save,
}

/** The call that takes a photo of a record of the type of this name; undefined where such have none. */
export const savePhotoOf = (type: string) => savePhotos[type]
