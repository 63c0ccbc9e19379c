import UploadedIcon from '@mui/icons-material/CheckCircleOutlined'
import ArrowIcon from '@mui/icons-material/ExpandMore'
import PendingIcon from '@mui/icons-material/HourglassEmptyOutlined'
import { memo, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ConcessionDetail } from '../ConcessionDetail.tsx'
import { type ConcessionProps, isUploaded } from './concessionCards.ts'

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

interface Props extends ConcessionProps {
  /** Opens the concession until it is toggled: it is the first pending one, or its number was searched for. */
  readonly isOpenAtFirst: boolean
}

/** Concession with number and state, expandable. Stays mounted when collapsed, so that an upload continues. */
export const ConcessionItem = memo(({ concession, isOpenAtFirst }: Props) => {
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
