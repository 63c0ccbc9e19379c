import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { type Choices, differencesOf, type Side, sideOf } from './budgetConflict.ts'
import { DifferenceChoice } from './DifferenceChoice.tsx'
import type { PlannedRow, SellerBudget } from './sellerBudgetModel.ts'

interface Props {
  readonly base: SellerBudget
  readonly newer: SellerBudget
  readonly rows: readonly PlannedRow[]
  readonly onDecide: (choices: Choices) => void
}

const sides: readonly Side[] = ['theirs', 'mine']

/**
 * Compares another user's saved changes with the own ones, cell by cell, so that nothing is overwritten unseen
 * `docs/product/sales.md#budget-conflicts`.
 */
export const ConflictChoice = ({ base, newer, rows, onDecide }: Props) => {
  const translate = useTranslate()
  const [choices, setChoices] = useState<Choices>({})
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const differences = differencesOf(base, newer, rows)
  const undecided = differences.filter((one) => sideOf(one, choices) === undefined)
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(differences.map(({ id }) => [id, side])))
  return (
    <Box
      ref={place}
      role="group"
      aria-label={translate('budgets.conflict.title')}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 2, minWidth: 0, '&:focus': { outline: 'none' } }}
    >
      <MessageBanner kind="warning">{translate('budgets.conflict.text')}</MessageBanner>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {sides.map((side) => (
          <Button key={side} size="small" variant="outlined" onClick={() => chooseAll(side)}>
            {translate(`budgets.conflict.all.${side}`)}
          </Button>
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', minWidth: 0 }}>
        {differences.map((one) => (
          <DifferenceChoice
            key={one.id}
            difference={one}
            side={sideOf(one, choices)}
            onChoose={(side) => setChoices((before) => ({ ...before, [one.id]: side }))}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button variant="contained" disabled={undecided.length > 0} onClick={() => onDecide(choices)}>
          {translate('budgets.conflict.goOn')}
        </Button>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {undecided.length > 0
            ? translate('budgets.conflict.undecided', { smart_count: undecided.length })
            : translate('budgets.conflict.decided')}
        </Typography>
      </Box>
    </Box>
  )
}
