import { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { fileBody } from '#dataProvider/calls/fileBody.ts'
import { onboarding, type sheetCells } from '#schema/administration/onboarding.ts'
import { maxFileBytes } from '#schema/call.ts'
import type { RowOf } from '#schema/entity.ts'

export type SheetCells = RowOf<typeof sheetCells>

type UnreadableCode = 'empty' | 'tooLarge' | 'notASheet' | 'protectedWorkbook' | 'onlyHiddenSheets'

export class UnreadableSheetError extends Error {
  readonly code: UnreadableCode

  constructor(code: UnreadableCode) {
    super(`The file cannot be read: ${code}.`)
    this.name = 'UnreadableSheetError'
    this.code = code
  }
}

const named: readonly UnreadableCode[] = ['protectedWorkbook', 'onlyHiddenSheets']

/** The server has read the beginning of a sheet within 30 s of work, and may have others to read before. */
const milliseconds = 120_000

/** Has the server read a sheet. Throws `UnreadableSheetError`, or `CallError` if there was no answer about the file. */
export const readSheet = async (file: File): Promise<SheetCells> => {
  if (file.size > maxFileBytes) throw new UnreadableSheetError('tooLarge')
  if (file.size === 0) throw new UnreadableSheetError('empty')
  try {
    return await send(onboarding.readSheet, {}, { request: fileBody(file, 'application/octet-stream'), milliseconds })
  } catch (error) {
    if (!(error instanceof CallError) || error.problems.length === 0) throw error
    const code = error.problems[0]?.code
    throw new UnreadableSheetError(named.find((one) => one === code) ?? 'notASheet')
  }
}
