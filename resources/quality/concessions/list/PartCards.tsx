import Box from '@mui/material/Box'
import { useId, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { ConcessionItem } from './ConcessionItem.tsx'
import { cardStyles } from './cardStyles.ts'
import type { Concession, PartConcessions } from './concessionCards.ts'
import { columnStarts } from './concessionColumns.ts'

interface CardProps extends PartConcessions, Pick<Props, 'isOpenAtFirst'> {
  readonly className: string
}

const PartCard = ({ partNumber, concessions, isOpenAtFirst, className }: CardProps) => {
  const translate = useTranslate()
  const id = useId()
  return (
    <li className={className}>
      <h2 id={id}>
        <span className="name">{translate('concessions.fields.customerPartNumber')}</span> {partNumber || '-'}
      </h2>
      <ul aria-labelledby={id}>
        {concessions.map((concession) => (
          <ConcessionItem key={concession.id} concession={concession} isOpenAtFirst={isOpenAtFirst(concession)} />
        ))}
      </ul>
    </li>
  )
}

interface Props {
  readonly cards: readonly PartConcessions[]
  /** True if the concession is open until it is toggled. */
  readonly isOpenAtFirst: (concession: Concession) => boolean
}

/** Approximate height of a collapsed card in rows: header, plus one per concession. */
const heightOf = ({ concessions }: PartConcessions) => 1 + concessions.length

/**
 * A single list ordered by part. Column breaks are set by CSS only, so that a change of width does not re-render the
 * cards.
 */
export const PartCards = ({ cards, isOpenAtFirst }: Props) => {
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
          {...{ partNumber, concessions, isOpenAtFirst }}
        />
      ))}
    </Box>
  )
}
