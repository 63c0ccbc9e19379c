export const headBytes = 65_536

const unknown = 'application/octet-stream'

/** True if a browser could run a file of this type in the portal's origin. */
export const isActive = (type: string) => /html|svg|script|^(text|application)\/xml\b/i.test(type)

/** Media type by content, regardless of the file name; `application/octet-stream` for unknown types and for pages. */
export const mediaTypeOf = async (head: Uint8Array) => {
  // Loaded on the first upload, to keep the start fast.
  const { fileTypeFromBuffer } = await import('file-type')
  const type = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? unknown
  return isActive(type) ? unknown : type
}
