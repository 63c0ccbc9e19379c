import { CFB } from '@e965/xlsx'

type Part = readonly [name: string, content: string | Uint8Array]

const pack = (parts: readonly Part[], fileType: 'zip' | 'cfb'): Buffer => {
  const container = CFB.utils.cfb_new()
  for (const [name, content] of parts) CFB.utils.cfb_add(container, `/${name}`, Buffer.from(content))
  return CFB.write(container, { fileType, type: 'buffer', compression: fileType === 'zip' })
}

export const zipOf = (...parts: Part[]) => pack(parts, 'zip')

/** Compound file with these parts, like files of older office programs and Outlook. */
export const compoundOf = (...parts: Part[]) => pack(parts, 'cfb')

const types = 'http://schemas.openxmlformats.org/package/2006/content-types'

export const contentTypes = (type: string): Part => [
  '[Content_Types].xml',
  `<?xml version="1.0"?><Types xmlns="${types}"><Override PartName="/main.xml" ContentType="${type}+xml"/></Types>`,
]
