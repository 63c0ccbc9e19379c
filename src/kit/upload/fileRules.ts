import { mostFileBytes } from '../../../schema/call.ts'

/** The most files at once (DECISIONS F27). */
export const maxFiles = 10

/** A file that is to be uploaded, as the uploader hands it over. `size` is in bytes. */
export interface UploadRow {
  readonly name: string
  readonly file: File
  readonly size: number
  readonly type: string
}

/** Bytes as kilobytes up to 10,240, else as megabytes (spec 1 §2.10, DECISIONS F28). */
export const formatFileSize = (bytes: number) =>
  bytes <= 10_240 ? `${(bytes / 1000).toFixed(2)} KB` : `${(bytes / 1_000_000).toFixed(2)} MB`

/** Why files were left out, and their names. */
export interface Refused {
  readonly reason: 'tooLarge' | 'tooMany' | 'isEmpty' | 'isFolder'
  readonly names: readonly string[]
}

interface Chosen {
  readonly taken: readonly File[]
  readonly refused: readonly Refused[]
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => name)

/** Which of some files can be taken where so many more may be. */
export const chooseFiles = (files: readonly File[], room: number, folders: readonly string[] = []): Chosen => {
  const fitting = files.filter(({ size }) => size > 0 && size <= mostFileBytes)
  const refused: readonly Refused[] = [
    { reason: 'tooLarge', names: namesOf(files.filter(({ size }) => size > mostFileBytes)) },
    { reason: 'isEmpty', names: namesOf(files.filter(({ size }) => size === 0)) },
    { reason: 'tooMany', names: namesOf(fitting.slice(room)) },
    { reason: 'isFolder', names: folders },
  ]
  return { taken: fitting.slice(0, room), refused: refused.filter(({ names }) => names.length > 0) }
}
