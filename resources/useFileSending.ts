import { useState } from 'react'
import { CallFailed } from '../dataProvider/calls/CallFailed.ts'
import { sendFiles } from '../dataProvider/upload.ts'
import type { Call, InputOf } from '../schema/call.ts'
import { repeatKeys } from '../src/kit/form/repeatKeys.ts'
import type { UploadRow } from '../src/kit/upload/fileRules.ts'
import { useUpload } from '../src/kit/upload/useUpload.ts'

/**
 * Files that are chosen, and sent with a call. The same files with the same input keep their key, so that sending them
 * again after a lost answer has no second effect.
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

/** The key of the text for what is wrong with files that were sent; null where it was something else. */
export const fileFaultKey = (error: unknown) => {
  if (!(error instanceof CallFailed)) return null
  if (Object.values(error.issues).some(({ code }) => code === 'fileType')) return 'issues.fileType'
  return error.status === 413 ? 'kit.upload.tooLarge' : null
}

/**
 * The key of the text for files that were not taken: what is wrong with them, else `taken` or `failed` of a screen's
 * texts, such as `offers.taken`.
 */
export const faultKey = (error: unknown, texts: string) => {
  const isTaken = error instanceof CallFailed && error.status === 409
  return fileFaultKey(error) ?? `${texts}.${isTaken ? 'taken' : 'failed'}`
}
