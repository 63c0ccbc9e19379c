import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { businessToday } from '../../../src/kit/dates/days.ts'
import { useFirstRows } from '../../../src/kit/table/rows/useFirstRows.ts'
import { useIsFetching } from '../../../src/kit/table/state/listState.ts'
import { cardsStyle } from './cardStyles.ts'
import { useCardTexts } from './useCardTexts.ts'
import { usePartSteps } from './usePartSteps.ts'
import { WipCard } from './WipCard.tsx'
import type { WipCard as Card } from './wipCard.ts'

interface Props {
  readonly customerId: number
  readonly cards: readonly Card[]
  readonly label: string
}

export const WipCards = ({ customerId, cards, label }: Props) => {
  const isFetching = useIsFetching()
  const hasStep = usePartSteps(customerId, cards)
  const texts = useCardTexts()
  const today = businessToday()
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  const shown = useFirstRows(cards)
  return (
    <Box component="ul" aria-label={label} aria-busy={isFetching} sx={cardsStyle}>
      {shown.map((card) => (
        <WipCard key={card.jobOrder} {...{ card, hasStep, texts, today, isPhone }} />
      ))}
    </Box>
  )
}
