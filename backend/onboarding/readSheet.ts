import { maxRows, type onboarding } from '#schema/administration/onboarding.ts'
import { inStages } from '../implement.ts'
import type { SheetCells } from '../imports/reading/sheetCells.ts'
import { fileMissing, onStored } from '../imports/uploads.ts'

/** Above the limit, so that the screen can name a sheet with too many rows below its titles. */
const rowsRead = 5 * maxRows

export const readSheet = inStages<typeof onboarding.readSheet, SheetCells>({
  prepare: (context) => {
    const [file] = context.files
    if (!file) throw fileMissing()
    return onStored<SheetCells>(context, { does: 'readSheet', maxRows: rowsRead }, file.id)
  },
  run: async (_context, { rows, errors, hidden }) => ({
    rows: rows.map(({ line, cells }) => ({ line, cells: [...cells] })),
    errors: [...errors],
    hidden: [...hidden],
  }),
})
