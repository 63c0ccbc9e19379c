import { maxFileBytes } from '#schema/call.ts'

export const maxFiles = 10

/** Selected file; `size` is in bytes. */
export interface UploadRow {
  readonly name: string
  readonly file: File
  readonly size: number
  readonly type: string
}

/** Kilobytes up to 10,240 bytes, else megabytes `docs/product/look.md#file-sizes`. */
export const formatFileSize = (bytes: number) =>
  bytes <= 10_240 ? `${(bytes / 1000).toFixed(2)} KB` : `${(bytes / 1_000_000).toFixed(2)} MB`

/** Rejected files by reason. */
export interface Rejected {
  readonly reason: 'tooLarge' | 'tooMany' | 'isEmpty' | 'isFolder'
  readonly names: readonly string[]
}

interface Chosen {
  readonly accepted: readonly File[]
  readonly rejected: readonly Rejected[]
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => name)

/** Splits files into accepted and rejected ones; `room` is the number of files that may still be added. */
export const chooseFiles = (files: readonly File[], room: number, folders: readonly string[] = []): Chosen => {
  const fitting = files.filter(({ size }) => size > 0 && size <= maxFileBytes)
  const rejected: readonly Rejected[] = [
    { reason: 'tooLarge', names: namesOf(files.filter(({ size }) => size > maxFileBytes)) },
    { reason: 'isEmpty', names: namesOf(files.filter(({ size }) => size === 0)) },
    { reason: 'tooMany', names: namesOf(fitting.slice(room)) },
    { reason: 'isFolder', names: folders },
  ]
  return { accepted: fitting.slice(0, room), rejected: rejected.filter(({ names }) => names.length > 0) }
}
