import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useEffect, useId, useRef } from 'react'
import { useListContext, useListPaginationContext, useTranslate } from 'react-admin'
import { choiceMenu } from '../fields/choiceMenu.ts'
import { formatCount } from '../fields/formats.ts'
import { Deferred } from '../page/Deferred.tsx'
import type { AnyRow } from '../report/reportOptions.ts'
import { metaOf } from './listMeta.ts'

const sizes = [10, 25, 50, 100]

const PageSize = () => {
  const { perPage, setPerPage } = useListPaginationContext()
  const translate = useTranslate()
  const id = useId()
  const label = translate('table.rowsPerPage')
  return (
    <>
      <span id={id}>{label}</span>
      <TextField
        select
        variant="standard"
        value={sizes.includes(perPage) ? perPage : ''}
        onChange={({ target }) => setPerPage(Number(target.value))}
        slotProps={{
          input: { disableUnderline: true, sx: { fontSize: 'inherit' } },
          select: { labelId: id, MenuProps: choiceMenu({ 'aria-label': label }) },
        }}
        sx={{ ml: 1, mr: 4, '& .MuiSelect-select': { pl: 1, textAlign: 'right' } }}
      >
        {sizes.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}

/**
 * Row range, page size, previous and next; hidden if all rows are shown. Replaces MUI's pagination, whose buttons
 * include tooltips.
 */
export const Pager = () => {
  const { page, perPage, total = 0, meta, setPage } = useListContext<AnyRow>()
  const translate = useTranslate()
  // A second quick click occurs before the page of the first one has rendered.
  const requested = useRef(page)
  useEffect(() => {
    requested.current = page
  }, [page])
  if (!Number.isFinite(perPage)) return null
  const last = Math.max(0, Math.ceil(total / perPage) - 1)
  const shown = Math.min(page - 1, last)
  const from = total === 0 ? 0 : shown * perPage + 1
  const to = Math.min(total, (shown + 1) * perPage)
  const all = metaOf(meta).isExact ? formatCount(total) : `${formatCount(total)}+`
  const turn = (label: string, by: number, isPossible: boolean) => (
    <IconButton
      aria-label={translate(label)}
      title={translate(label)}
      disabled={!isPossible}
      onClick={() => {
        requested.current = Math.min(last + 1, Math.max(1, requested.current + by))
        setPage(requested.current)
      }}
    >
      {by < 0 ? <ChevronLeft /> : <ChevronRight />}
    </IconButton>
  )
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        minHeight: 44,
        fontSize: 13,
        displayPrint: 'none',
      }}
    >
      <Deferred placeholder={null}>
        <PageSize />
      </Deferred>
      <span>{translate('table.shown', { from: formatCount(from), to: formatCount(to), all })}</span>
      <Box sx={{ ml: 2.5 }}>
        {turn('table.previousPage', -1, shown > 0)}
        {turn('table.nextPage', 1, shown < last)}
      </Box>
    </Box>
  )
}
