import { reasonOf } from '#schema/imports/problems.ts'
import { isZip } from '#values/workbookForm.ts'
import { headOf, type OpenFile } from '../encoding.ts'
import { UnreadableFileError } from '../problems.ts'
import { odsSheets } from './ods.ts'
import { filledSheets, firstFilled } from './sheets.ts'
import { xlsSheets } from './xls.ts'
import { xlsxSheets } from './xlsx.ts'
import { maxBytes, openZip, tooLarge } from './zip.ts'

/** An .xls workbook is held in memory as a whole. */
const maxOldBytes = 10_000_000

const unreadable = (reason: Parameters<typeof reasonOf>) => new UnreadableFileError(0, reasonOf(...reason))

const openSheets = async (bytes: Buffer) => {
  if (!isZip(bytes)) {
    if (bytes.length > maxOldBytes) throw tooLarge()
    return { form: 'xls' as const, sheets: xlsSheets(bytes) }
  }
  const zip = await openZip(bytes)
  return zip.names.includes('content.xml')
    ? { form: 'ods' as const, sheets: await odsSheets(zip) }
    : { form: 'xlsx' as const, sheets: await xlsxSheets(zip) }
}

/**
 * Opens a sheet of a workbook: the named one, or the first visible one with cells. `hidden` are the hidden sheets with
 * cells that are not read. Throws `UnreadableFileError`.
 */
export const readWorkbook = async (open: OpenFile, named: string | null) => {
  const bytes = await headOf(open, maxBytes + 1)
  if (bytes.length > maxBytes) throw tooLarge()
  const { form, sheets } = await openSheets(bytes)
  const names = sheets.map(({ name }) => name)
  if (named !== null && !names.includes(named))
    throw unreadable(['unknownSheet', { sheet: named, sheets: names.join(', ') }])
  const hidden = (await filledSheets(sheets.filter((sheet) => sheet.isHidden))).map(({ name }) => name)
  const visible = sheets.filter((sheet) => !sheet.isHidden)
  const sheet = sheets.find(({ name }) => name === named) ?? (await firstFilled(visible))
  if (!sheet) throw unreadable(hidden.length > 0 ? ['onlyHiddenSheets', { sheets: hidden.join(', ') }] : ['noSheet'])
  return { form, sheets: names, sheet, hidden: hidden.filter((name) => name !== sheet.name) }
}
