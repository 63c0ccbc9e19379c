import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { cardStyles } from './cardStyles.ts'
import type { PartConcessions } from './concessionCards.ts'
import { columnStarts } from './concessionColumns.ts'
import { PartCard } from './PartCard.tsx'

interface Props {
  readonly cards: readonly PartConcessions[]
}

/** About what a closed card takes, in rows: its head, and a row for each concession. */
const heightOf = ({ concessions }: PartConcessions) => 1 + concessions.length

/** The cards in one list, by part; where the columns begin is style alone, so that another width draws none anew. */
export const PartCards = ({ cards }: Props) => {
  const translate = useTranslate()
  const [ofTwo, ofThree] = useMemo(() => {
    const heights = cards.map(heightOf)
    return [new Set(columnStarts(heights, 2)), new Set(columnStarts(heights, 3))]
  }, [cards])
  return (
    <Box component="ul" aria-label={translate('pages.concessions')} sx={cardStyles}>
      {cards.map(({ partNumber, concessions }, at) => (
        <PartCard
          key={partNumber}
          className={`${ofTwo.has(at) ? 'second-of-two' : ''} ${ofThree.has(at) ? 'next-of-three' : ''}`.trim()}
          {...{ partNumber, concessions }}
        />
      ))}
    </Box>
  )
}
