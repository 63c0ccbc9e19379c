import { crc32 } from 'node:zlib'
import { onePixel } from './uploads.ts'

/** 16 × 8 pixels: red on the left, blue on the right. */
const plain = {
  jpeg: Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABkRAAIDAQAAAAAAAAAAAAAAAABDBYHBBv/aAAwDAQACEQMRAD8Aio4FOdbWjM8u8P/Z',
    'base64',
  ),
  webp: Buffer.from(
    'UklGRh4CAABXRUJQVlA4WAoAAAAgAAAADwAABwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggMAAAAHABAJ0BKhAACAACwEwloAJ0AUAAAP7wyz/+j7/+tv/9aH+tv623/20PTf/+tBNAAA==',
    'base64',
  ),
}

/** Words that a phone writes into a photo. */
export const planted = ['SecretCamera', 'SecretArtist', 'SecretPlace', 'SecretFilm']

/** EXIF in the byte order of most phones: orientation, and the model of the camera. */
const exifOf = (orientation: number) => {
  const model = Buffer.from('SecretCamera SecretPlace\0')
  const tiff = Buffer.alloc(38)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(2, 8)
  tiff.writeUInt16BE(0x0110, 10)
  tiff.writeUInt16BE(2, 12)
  tiff.writeUInt32BE(model.length, 14)
  tiff.writeUInt32BE(38, 18)
  tiff.writeUInt16BE(0x0112, 22)
  tiff.writeUInt16BE(3, 24)
  tiff.writeUInt32BE(1, 26)
  tiff.writeUInt16BE(orientation, 30)
  return Buffer.concat([tiff, model])
}

const segment = (marker: number, text: Buffer | string) => {
  const data = Buffer.from(text as string, 'latin1')
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

const jpegOf = (orientation: number) =>
  Buffer.concat([
    plain.jpeg.subarray(0, 2),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exifOf(orientation)])),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x>SecretArtist</x>'),
    segment(0xed, 'Photoshop 3.0\0SecretArtist'),
    segment(0xfe, 'SecretArtist'),
    plain.jpeg.subarray(2),
    Buffer.from('SecretFilm after the image'),
  ])

const pngChunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}

const pngOf = (orientation: number) =>
  Buffer.concat([
    onePixel.subarray(0, 33),
    pngChunk('eXIf', exifOf(orientation)),
    pngChunk('tEXt', Buffer.from('Author\0SecretArtist')),
    pngChunk('iTXt', Buffer.from('XML:com.adobe.xmp\0\0\0\0\0SecretPlace')),
    pngChunk('maKe', Buffer.from('SecretCamera')),
    onePixel.subarray(33),
    Buffer.from('SecretFilm'),
  ])

/** A larger image of one pixel. */
export const pixelOf = (length: number) => {
  const end = onePixel.length - 12
  const padding = pngChunk('IDAT', Buffer.alloc(length - onePixel.length - 12))
  return Buffer.concat([onePixel.subarray(0, end), padding, onePixel.subarray(end)])
}

const webpChunk = (type: string, data: Buffer) => {
  const head = Buffer.from(`${type}\0\0\0\0`)
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

const webpOf = (orientation: number) => {
  const photo = Buffer.concat([
    plain.webp,
    webpChunk('EXIF', exifOf(orientation)),
    webpChunk('XMP ', Buffer.from('<x>SecretArtist</x>')),
  ])
  photo.writeUInt32LE(photo.length - 8, 4)
  photo[20] = (photo[20] as number) | 0x0c
  return Buffer.concat([photo, Buffer.from('SecretFilm')])
}

/** Photos as phones and programs write them, by media type. */
export const photosOf = (orientation: number): Readonly<Record<string, Buffer>> => ({
  'image/jpeg': jpegOf(orientation),
  'image/png': pngOf(orientation),
  'image/webp': webpOf(orientation),
})

export const plainPhotos: Readonly<Record<string, Buffer>> = {
  'image/jpeg': plain.jpeg,
  'image/png': onePixel,
  'image/webp': plain.webp,
}
