import { id, write } from '../call.ts'
import { entity } from '../entity.ts'
import { text } from '../kinds.ts'

/** How contacts look: an image takes the place of the one before. */
export const contactPhotos = {
  save: write('POST', '/data/contacts/:id/photo', {
    access: { pages: ['data'], owner: 'staff' },
    params: { id },
    uploads: { name: 'photo', most: 1 },
    answer: entity('contactPhoto', { mediaType: text('mediaType') }),
  }),
}
