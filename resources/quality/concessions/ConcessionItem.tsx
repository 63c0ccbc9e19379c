import ArrowIcon from '@mui/icons-material/ExpandMore'
import { memo, useId, useState } from 'react'
import { ApprovalState } from './ApprovalState.tsx'
import { ConcessionDetail } from './ConcessionDetail.tsx'
import type { Concession } from './concessionCards.ts'

interface Props {
  readonly concession: Concession
}

/** A concession: its number and how it stands, and once opened all else; closed again, what goes on in it goes on. */
export const ConcessionItem = memo(({ concession }: Props) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const toggle = () => {
    setOpen(!isOpen)
    setWasOpened(true)
  }
  return (
    <li>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <ArrowIcon className="arrow" fontSize="small" />
          <span className="number">{concession.ncr}</span> <ApprovalState concession={concession} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {wasOpened && <ConcessionDetail concession={concession} />}
      </div>
    </li>
  )
})
