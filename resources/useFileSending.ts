import { useState } from 'react'
import { CallError } from '#dataProvider/calls/callError.ts'
import { sendFiles } from '#dataProvider/upload.ts'
import type { UploadRow } from '#kit/files/fileRules.ts'
import { useUpload } from '#kit/files/useUpload.ts'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import type { Call, InputOf } from '#schema/call.ts'

/**
 * Selection and upload of files. The same files with the same input keep their idempotency key, so that a retry after a
 * lost response has no second effect.
 */
export const useFileSending = <C extends Call>(call: C) => {
  const [rows, choose] = useState<readonly UploadRow[]>([])
  const [keyOf] = useState(repeatKeys)
  const { start, ...upload } = useUpload((files, options, input: InputOf<C>) => {
    const named = files.map(({ name, size, lastModified }) => ({ name, size, lastModified }))
    return sendFiles(call, input, files, { ...options, repeatKey: keyOf({ input, named }) })
  })
  const run = (input: InputOf<C>, chosen = rows) =>
    start(
      chosen.map(({ file }) => file),
      input,
    )
  return { rows, choose, run, ...upload }
}

/** Translation key for rejected files; null for other errors. */
export const fileFaultKey = (error: unknown) => {
  if (!(error instanceof CallError)) return null
  if (Object.values(error.issues).some(({ code }) => code === 'fileType')) return 'issues.fileType'
  return error.status === 413 ? 'kit.upload.tooLarge' : null
}

/**
 * Translation key for a failed upload: the problem with the files, otherwise `taken` or `failed` of the screen's texts,
 * for example `offers.taken`.
 */
export const faultKey = (error: unknown, texts: string) => {
  const isConflict = error instanceof CallError && error.status === 409
  return fileFaultKey(error) ?? `${texts}.${isConflict ? 'taken' : 'failed'}`
}
