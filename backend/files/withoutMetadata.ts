import { crc32 } from 'node:zlib'

/** Tag of the orientation in EXIF. */
const orientationTag = 0x0112

/** Orientation in a TIFF structure, 1 to 8; 1, upright, if there is none. */
const orientationIn = (tiff: Buffer) => {
  if (tiff.length < 14) return 1
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (start + 2 > tiff.length) return 1
  for (let entry = start + 2; entry < start + 2 + 12 * short(start) && entry + 12 <= tiff.length; entry += 12) {
    const value = short(entry + 8)
    if (short(entry) === orientationTag) return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** EXIF with nothing but an orientation. */
const exifOf = (orientation: number) => {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(orientationTag, 10)
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return tiff
}

const exifHead = Buffer.from('Exif\0\0', 'latin1')
const startsWith = (bytes: Buffer, head: Buffer) => bytes.subarray(0, head.length).equals(head)
const tiffIn = (bytes: Buffer) => (startsWith(bytes, exifHead) ? bytes.subarray(exifHead.length) : bytes)

/** Size of the compressed data of a scan: up to the next marker that is neither stuffing nor a restart. */
const endOfScan = (bytes: Buffer, start: number) => {
  for (let at = start; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] as number
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

const iccHead = Buffer.from('ICC_PROFILE\0', 'latin1')

/** Application segments that change how the image looks: JFIF, color profile, Adobe's color transform. */
const isShown = (marker: number, segment: Buffer) =>
  marker === 0xe0 || marker === 0xee || (marker === 0xe2 && startsWith(segment.subarray(4), iccHead))

/** Also cuts what follows the image, such as the film of a phone's live photo. */
const ofJpeg = (bytes: Buffer) => {
  const kept = [bytes.subarray(0, 2)]
  let orientation = 1
  let at = 2
  while (at + 3 < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] as number
    if (marker === 0xff) at += 1
    else {
      if (marker === 0xd9) break
      const end = at + 2 + bytes.readUInt16BE(at + 2)
      if (end > bytes.length) return null
      const segment = bytes.subarray(at, end)
      const isApplication = marker >= 0xe0 && marker <= 0xef
      if (marker === 0xe1 && startsWith(segment.subarray(4), exifHead))
        orientation = orientationIn(segment.subarray(10))
      if (isApplication ? isShown(marker, segment) : marker !== 0xfe) kept.push(segment)
      at = marker === 0xda ? endOfScan(bytes, end) : end
      if (marker === 0xda) kept.push(bytes.subarray(end, at))
    }
  }
  if (orientation !== 1) {
    const exif = Buffer.concat([exifHead, exifOf(orientation)])
    const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
    kept.splice(1, 0, head, exif)
  }
  return Buffer.concat([...kept, Buffer.from([0xff, 0xd9])])
}

const pngChunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}

/** Chunks that change how the image looks; others are texts, times, or made by programs for themselves. */
const pngChunks =
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' ')

const ofPng = (bytes: Buffer) => {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return null
    const type = bytes.toString('latin1', at + 4, at + 8)
    const orientation = type === 'eXIf' ? orientationIn(tiffIn(bytes.subarray(at + 8, end - 4))) : 1
    if (orientation !== 1) kept.push(pngChunk('eXIf', exifOf(orientation)))
    if (pngChunks.includes(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return null
}

const webpChunks = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']
const webpFlags = { exif: 0x08, xmp: 0x04 }

const ofWebp = (bytes: Buffer) => {
  const kept: Buffer[] = []
  let orientation = 1
  const riffEnd = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  for (let at = 12; at + 8 <= riffEnd; ) {
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (at + 8 + size > bytes.length) return null
    const type = bytes.toString('latin1', at, at + 4)
    if (type === 'EXIF') orientation = orientationIn(tiffIn(bytes.subarray(at + 8, at + 8 + size)))
    else if (webpChunks.includes(type)) kept.push(Buffer.from(bytes.subarray(at, end)))
    at = end
  }
  const [first] = kept
  if (first?.toString('latin1', 0, 4) === 'VP8X') {
    const flags = (first[8] as number) & ~(webpFlags.exif | webpFlags.xmp)
    first[8] = orientation === 1 ? flags : flags | webpFlags.exif
    if (orientation !== 1) {
      const head = Buffer.from('EXIF\0\0\0\0', 'latin1')
      head.writeUInt32LE(exifOf(orientation).length, 4)
      kept.push(head, exifOf(orientation))
    }
  }
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

const cleaners: Readonly<Record<string, (bytes: Buffer) => Buffer | null>> = {
  'image/jpeg': ofJpeg,
  'image/png': ofPng,
  'image/webp': ofWebp,
}

/**
 * A photo without place, device, author, comments and thumbnails; only its orientation and color profile stay. Null if
 * the file is damaged.
 */
export const withoutMetadata = (photo: Buffer, type: string) => cleaners[type]?.(photo) ?? null
