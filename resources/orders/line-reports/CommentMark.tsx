import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useTranslate } from 'react-admin'

interface Props {
  readonly comment: string
}

/** A green check for a comment that has been made, which tells it to the pointer, the finger and the keyboard. */
export const CommentMark = ({ comment }: Props) => {
  const translate = useTranslate()
  const label = comment === '' ? translate('said.commented') : translate('said.commentOn', { comment })
  return (
    <Tooltip title={comment || label} enterTouchDelay={0}>
      <IconButton size="small" aria-label={label} sx={{ color: 'states.onTime.main' }}>
        <CheckIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
