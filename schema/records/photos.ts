import { id, write } from '../call.ts'
import { entity } from '../entity.ts'
import { text } from '../kinds.ts'

/** The types of images that photos are, each with how the names of its files end. */
export const photoTypes = { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/webp': '.webp' } as const

/** A photo lies in the database, from where every contact card fetches it. */
export const mostPhotoBytes = 2_000_000

/** How contacts look: an image takes the place of the one before. */
export const contactPhotos = {
  save: write('POST', '/data/contacts/:id/photo', {
    access: { pages: ['data'], owner: 'staff' },
    params: { id },
    uploads: { name: 'photo', most: 1 },
    answer: entity('contactPhoto', { mediaType: text('mediaType') }),
  }),
}
