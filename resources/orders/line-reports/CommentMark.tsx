import CommentIcon from '@mui/icons-material/ChatBubbleOutlineOutlined'
import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { Hint } from '#kit/feedback/Hint.tsx'

interface Props {
  readonly comment: string
}

/** Green check for an existing comment, shown on hover, tap and focus. */
export const CommentMark = ({ comment }: Props) => {
  const translate = useTranslate()
  const label = comment === '' ? translate('lineNotes.commented') : translate('lineNotes.commentOn', { comment })
  return (
    <Hint title={comment || label} isTapped>
      <IconButton size="small" aria-label={label} sx={{ color: 'states.onTime.main' }}>
        <CheckIcon fontSize="small" />
      </IconButton>
    </Hint>
  )
}

/** The customer's comment, or a green check for the seller's comment. */
export const CustomerCommentMark = ({ comment }: Props) => {
  const label = useTranslate()('lineNotes.customerComment', { comment })
  return (
    <Hint title={label} isTapped>
      <IconButton size="small" aria-label={label}>
        <CommentIcon fontSize="small" />
      </IconButton>
    </Hint>
  )
}
