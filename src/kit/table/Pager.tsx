import TablePagination from '@mui/material/TablePagination'
import { useTranslate } from 'react-admin'
import { choiceMenu } from '../kinds/choiceMenu.ts'
import { formatCount } from '../kinds/formats.ts'
import { useListState } from './listState.ts'

const sizes = [10, 25, 50, 100]

/** Which rows are shown, of how many; how many on a page; previous and next. Nothing where all are shown. */
export const Pager = () => {
  const { page, perPage, total, isExact, turnPages, setPerPage } = useListState()
  const translate = useTranslate()
  if (!Number.isFinite(perPage)) return null
  const shown = Math.min(page - 1, Math.max(0, Math.ceil(total / perPage) - 1))
  const all = isExact ? formatCount(total) : `${formatCount(total)}+`
  return (
    <TablePagination
      component="div"
      count={total}
      page={shown}
      rowsPerPage={perPage}
      rowsPerPageOptions={sizes}
      onPageChange={(_, next) => turnPages(next - shown)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      labelRowsPerPage={translate('table.rowsPerPage')}
      labelDisplayedRows={({ from, to }) =>
        translate('table.shown', { from: formatCount(from), to: formatCount(to), all })
      }
      getItemAriaLabel={(type) => translate(type === 'next' ? 'table.nextPage' : 'table.previousPage')}
      slotProps={{ select: { MenuProps: choiceMenu({ 'aria-label': translate('table.rowsPerPage') }) } }}
      sx={{
        '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end', px: 0, minHeight: 44 },
        '& .MuiTablePagination-spacer': { display: 'none' },
        '& .MuiTablePagination-selectLabel, & .MuiTablePagination-displayedRows': { fontSize: 13 },
        borderBottom: 0,
        displayPrint: 'none',
      }}
    />
  )
}
