import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import type { Order } from '../../../../schema/list.ts'
import { choiceMenu } from '../../kinds/choiceMenu.ts'
import { useListState } from '../state/listState.ts'
import { type Column, shownOrder } from './useColumns.ts'

interface Props {
  readonly columns: readonly Column[]
}

const orders: readonly Order[] = ['ASC', 'DESC']

/** Sort control for cards, which have no header. */
export const CardSort = ({ columns }: Props) => {
  const { sort, setSort } = useListState()
  const translate = useTranslate()
  const sortable = columns.filter(({ isSortable }) => isSortable)
  const current = sortable.some(({ source }) => source === sort.field) ? `${sort.field} ${sort.order}` : ''
  if (sortable.length === 0) return null
  return (
    <TextField
      select
      size="small"
      label={translate('table.sortBy')}
      value={current}
      onChange={(event) => {
        const [field = '', order] = event.target.value.split(' ')
        setSort({ field, order: order as Order })
      }}
      slotProps={{ select: { MenuProps: choiceMenu({ 'aria-label': translate('table.sortBy') }) } }}
      // A line of its own on phones, below the buttons.
      sx={{ order: { xs: 1, sm: 0 }, flex: { xs: '1 0 100%', sm: '1 1 150px' }, maxWidth: { sm: 264 } }}
    >
      {sortable.flatMap((column) =>
        orders.map((order) => (
          <MenuItem key={`${column.source} ${order}`} value={`${column.source} ${shownOrder(column, order)}`}>
            {translate(order === 'ASC' ? 'table.ascending' : 'table.descending', { column: column.label })}
          </MenuItem>
        )),
      )}
    </TextField>
  )
}
