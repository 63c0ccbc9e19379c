/** As much of a file as is looked at. */
export const headBytes = 65_536

const unknown = 'application/octet-stream'

/** Whether a browser could run a file of this type as a page of the portal's own. */
export const isActive = (type: string) => /html|svg|script|^(text|application)\/xml\b/i.test(type)

/** What a file is by how it begins, whatever its name says; of what cannot be told, and of pages, plain bytes. */
export const mediaTypeOf = async (head: Uint8Array) => {
  // Loaded with the first file: not every portal gets one, and none needs it to start.
  const { fileTypeFromBuffer } = await import('file-type')
  const type = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? unknown
  return isActive(type) ? unknown : type
}
