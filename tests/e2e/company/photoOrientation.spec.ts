import { withoutMetadata } from '#backend/files/withoutMetadata.ts'
import { photosOf } from '#tests/support/files/photos.ts'
import { expect, test } from '../browser/oneTab.ts'

test('photos without their metadata decode, and are turned as before', async ({ page }) => {
  const sizeOf = (type: string, photo: Buffer) =>
    page.evaluate(
      async ([media, base64]) => {
        const bytes = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes], { type: media ?? '' }))
        return [image.width, image.height]
      },
      [type, photo.toString('base64')],
    )
  for (const orientation of [1, 3, 6, 8])
    for (const [type, photo] of Object.entries(photosOf(orientation))) {
      const cleaned = withoutMetadata(photo, type) as Buffer
      expect(await sizeOf(type, cleaned), `${type} ${orientation}`).toEqual(await sizeOf(type, photo))
    }
  expect(
    await sizeOf('image/jpeg', withoutMetadata(photosOf(6)['image/jpeg'] as Buffer, 'image/jpeg') as Buffer),
  ).toEqual([8, 16])
})
