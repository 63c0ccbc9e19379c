import { id, write } from '../call.ts'
import { entity } from '../entity.ts'
import { text } from '../kinds.ts'

/** Accepted image types with their file extensions. */
export const photoTypes = { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/webp': '.webp' } as const

/** Limited because photos are stored in the database and loaded by every card of a person. */
export const maxPhotoBytes = 2_000_000

/** Photo calls of a record type; a new photo replaces the previous one. */
const photosOf = (type: string, isOwn = false) => ({
  save: write('POST', `/data/${type}/:id/photo`, {
    access: { pages: ['data'], owner: 'staff' },
    params: { id },
    uploads: { name: 'photo', max: 1 },
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

export const savePhotoOf = (type: string) => savePhotos[type]
