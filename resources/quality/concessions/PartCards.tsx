import UploadedIcon from '@mui/icons-material/CheckCircleOutlined'
import ArrowIcon from '@mui/icons-material/ExpandMore'
import PendingIcon from '@mui/icons-material/HourglassEmptyOutlined'
import Box from '@mui/material/Box'
import { memo, useId, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ConcessionDetail } from './ConcessionDetail.tsx'
import { cardStyles } from './cardStyles.ts'
import { type Concession, type ConcessionProps, isUploaded, type PartConcessions } from './concessionCards.ts'
import { columnStarts } from './concessionColumns.ts'

/** State of the customer's approval as icon, color and text. */
const ApprovalState = ({ concession }: ConcessionProps) => {
  const translate = useTranslate()
  return isUploaded(concession) ? (
    <span className="chip onTime">
      <UploadedIcon fontSize="inherit" />
      {translate('concessions.state.uploaded')}
    </span>
  ) : (
    <span className="chip caution">
      <PendingIcon fontSize="inherit" />
      {translate('concessions.state.pending')}
    </span>
  )
}

interface ConcessionItemProps extends ConcessionProps {
  /** Opens the concession until it is toggled: it is the first pending one, or its number was searched for. */
  readonly isOpenAtFirst: boolean
}

/** Concession with number and state, expandable. Stays mounted when collapsed, so that an upload continues. */
const ConcessionItem = memo(({ concession, isOpenAtFirst }: ConcessionItemProps) => {
  const id = useId()
  const [toggled, setToggled] = useState<boolean | null>(null)
  const isOpen = toggled ?? isOpenAtFirst
  const toggle = () => setToggled(!isOpen)
  return (
    <li>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <ArrowIcon className="arrow" fontSize="small" />
          <span className="number">{concession.ncr}</span> <ApprovalState concession={concession} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {(isOpen || toggled !== null) && <ConcessionDetail concession={concession} />}
      </div>
    </li>
  )
})

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
          partNumber={partNumber}
          concessions={concessions}
          isOpenAtFirst={isOpenAtFirst}
        />
      ))}
    </Box>
  )
}
