import ArrowIcon from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Cents } from '../../../../schema/kinds.ts'
import { describeDifference } from '../gridNotice.ts'
import type { Amounts } from '../monthRow.ts'
import { DifferenceMenu } from './DifferenceMenu.tsx'
import { differenceOf } from './spread.ts'

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
