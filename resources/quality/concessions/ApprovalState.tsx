import UploadedIcon from '@mui/icons-material/CheckCircleOutlined'
import PendingIcon from '@mui/icons-material/HourglassEmptyOutlined'
import { useTranslate } from 'react-admin'
import { type Concession, isUploaded } from './concessionCards.ts'

interface Props {
  readonly concession: Concession
}

/** Whether the customer's approval is there: by an icon, a colour and a word. */
export const ApprovalState = ({ concession }: Props) => {
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
