import ArrowIcon from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatThousands } from '#kit/fields/formats.ts'
import { touchScreens } from '#kit/touchLink.ts'
import type { Cents } from '#schema/kinds.ts'
import { monthNames } from '#values/formats.ts'
import { sumOf } from './amounts.ts'
import { describeDifference } from './gridNotice.ts'
import type { Amounts } from './monthRow.ts'
import { canTake, differenceOf, placeDifference } from './spread.ts'

interface DifferenceMenuProps {
  readonly anchor: HTMLElement
  readonly amounts: Amounts
  readonly difference: Cents
  /** Receives the amounts with the difference placed, or null if unchanged. */
  readonly onDone: (amounts: Amounts | null) => void
}

/** Menu to add the difference to a month (December preselected), or to set the yearly amount to the sum. */
const DifferenceMenu = ({ anchor, amounts, difference, onDone }: DifferenceMenuProps) => {
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

interface Props {
  /** Accessible name of the row. */
  readonly label: string
  readonly amounts: Amounts
  readonly tabIndex?: number
  readonly onPlace: (amounts: Amounts) => void
}

/**
 * Difference between the entered yearly amount and the months, with a menu to place it; nothing if there is none
 * `docs/product/sales.md#monthly-amounts`.
 */
export const DifferenceButton = ({ label, amounts, tabIndex = 0, onPlace }: Props) => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const difference = differenceOf(amounts.yearly ?? (0 as Cents), amounts.months)
  if (amounts.yearly === undefined || difference === 0) return null
  const text = describeDifference(translate, difference)
  const place = (placed: Amounts | null) => {
    setAnchor(null)
    if (placed) onPlace(placed)
  }
  return (
    <>
      <Button
        size="small"
        tabIndex={tabIndex}
        endIcon={<ArrowIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={translate('monthGrid.place', { difference: text, row: label })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          minHeight: 24,
          [touchScreens]: { minHeight: 32 },
          p: 0,
          fontSize: 11,
          lineHeight: 1.1,
          color: 'states.caution.main',
          textAlign: 'right',
          '& .MuiButton-endIcon': { mx: 0 },
        }}
      >
        {text}
      </Button>
      {anchor && <DifferenceMenu anchor={anchor} amounts={amounts} difference={difference} onDone={place} />}
    </>
  )
}
