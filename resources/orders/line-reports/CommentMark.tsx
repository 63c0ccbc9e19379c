import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { Hint } from '../../../src/kit/feedback/Hint.tsx'

interface Props {
  readonly comment: string
}

/** A green check for a comment that has been made, which tells it to the pointer, the finger and the keyboard. */
export const CommentMark = ({ comment }: Props) => {
  const translate = useTranslate()
  const label = comment === '' ? translate('said.commented') : translate('said.commentOn', { comment })
  return (
    <Hint title={comment || label} isTapped>
      <IconButton size="small" aria-label={label} sx={{ color: 'states.onTime.main' }}>
        <CheckIcon fontSize="small" />
      </IconButton>
    </Hint>
  )
}
