import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

const maxEntries = 10_000
/** Maximum bytes of the unpacked list of content types. */
const maxTypesBytes = 1_000_000

/** Parts that hold macros in Office Open XML and in OpenDocument. */
const macroPart = /vbaproject|vbadata|macrosheets\/|^(basic|scripts)\//i

/** Content types of macros; office programs write neither declarations nor numeric entities into this list. */
const macroType = /vbaproject|macroenabled|macrosheet|<!|&#/i

const hasMacroType = async (archive: ZipFile, entry: Entry) => {
  if (entry.uncompressedSize > maxTypesBytes) return true
  const types = await buffer(await archive.openReadStreamPromise(entry))
  // The list may be in UTF-16.
  return macroType.test(types.toString('latin1').replaceAll('\0', ''))
}

const hasMacroPart = async (archive: ZipFile) => {
  if (archive.entryCount > maxEntries) return true
  for await (const entry of archive.eachEntry()) {
    if (macroPart.test(entry.fileName)) return true
    const isTypes = entry.fileName.toLowerCase() === '[content_types].xml'
    if (isTypes && (await hasMacroType(archive, entry))) return true
  }
  return false
}

/** Returns true for an office document that holds macros, or that cannot be read as an archive. */
export const mayHoldMacros = async (path: string) => {
  try {
    const archive = await openPromise(path, { autoClose: false })
    return await hasMacroPart(archive).finally(() => archive.close())
  } catch {
    return true
  }
}
