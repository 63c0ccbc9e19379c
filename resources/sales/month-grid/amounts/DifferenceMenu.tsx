import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'react-admin'
import type { Cents } from '../../../../schema/kinds.ts'
import { formatThousands } from '../../../../src/kit/kinds/formats.ts'
import { monthNames } from '../../../../values/formats.ts'
import type { Amounts } from '../monthRow.ts'
import { sumOf } from './amounts.ts'
import { canTake, placeDifference } from './spread.ts'

interface Props {
  readonly anchor: HTMLElement
  readonly amounts: Amounts
  readonly difference: Cents
  /** Receives the amounts with the difference placed, or null if unchanged. */
  readonly onDone: (amounts: Amounts | null) => void
}

/** Menu to add the difference to a month (December preselected), or to set the yearly amount to the sum. */
export const DifferenceMenu = ({ anchor, amounts, difference, onDone }: Props) => {
  const translate = useTranslate()
  const { months, yearly } = amounts
  const sum = sumOf(months)
  const amountIn = (month: number) => placeDifference(months, difference, month)[month] as Cents
  const named = (month: string, cents: Cents) =>
    translate('monthGrid.withAmount', { month, amount: formatThousands(cents) })
  return (
    <Menu open anchorEl={anchor} onClose={() => onDone(null)}>
      <ListSubheader role="presentation" sx={{ lineHeight: 2.4 }}>
        {translate('monthGrid.placeIn')}
      </ListSubheader>
      {monthNames.map((name, month) => (
        <MenuItem
          key={name}
          dense
          selected={month === 11}
          disabled={!canTake(months, difference, month)}
          onClick={() => onDone({ months: placeDifference(months, difference, month), yearly })}
        >
          {named(name, amountIn(month))}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem dense onClick={() => onDone({ months, yearly: sum })}>
        {translate('monthGrid.takeSum', { amount: formatThousands(sum) })}
      </MenuItem>
    </Menu>
  )
}
