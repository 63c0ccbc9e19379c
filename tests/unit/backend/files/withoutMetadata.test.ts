import { expect, test } from 'vitest'
import { withoutMetadata } from '#backend/files/withoutMetadata.ts'
import { photosOf, plainPhotos, planted } from '#tests/support/files/photos.ts'

const types = Object.keys(plainPhotos)

test.each(types)('an upright %s is stored as if it never had metadata', (type) => {
  const photo = photosOf(1)[type] as Buffer
  for (const word of planted) expect(photo.toString('latin1')).toContain(word)
  expect(withoutMetadata(photo, type)).toEqual(plainPhotos[type])
  expect(withoutMetadata(plainPhotos[type] as Buffer, type)).toEqual(plainPhotos[type])
})

test.each(types)('a turned %s keeps nothing but its orientation, and is stable', (type) => {
  const cleaned = withoutMetadata(photosOf(6)[type] as Buffer, type) as Buffer
  for (const word of planted) expect(cleaned.toString('latin1')).not.toContain(word)
  expect(cleaned.length - (plainPhotos[type] as Buffer).length).toBeLessThan(45)
  expect(withoutMetadata(cleaned, type)).toEqual(cleaned)
})

test.each(types)('a damaged %s is rejected, and no length ends in an exception', (type) => {
  const photo = photosOf(6)[type] as Buffer
  expect(withoutMetadata(photo.subarray(0, 60), type)).toBeNull()
  for (let length = 20; length < photo.length; length += 1)
    expect(() => withoutMetadata(photo.subarray(0, length), type)).not.toThrow()
})

test.each(types)('a %s with random bytes ends in no exception', (type) => {
  const photo = photosOf(6)[type] as Buffer
  for (let at = 12; at < 200; at += 1)
    for (const value of [0, 1, 0x7f, 0xff]) {
      const damaged = Buffer.from(photo)
      damaged[at] = value
      expect(() => withoutMetadata(damaged, type)).not.toThrow()
    }
})

test('other files have no photo', () => {
  expect(withoutMetadata(Buffer.from('%PDF-1.7'), 'application/pdf')).toBeNull()
})
