import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { MessageBanner } from '../feedback/MessageBanner.tsx'

export interface FieldConflict {
  /** Distinct from the label, which need not be unique. */
  readonly id: string
  readonly label: string
  readonly was: string
  readonly now: string
  /** Null if the user has not changed the field. */
  readonly typed: string | null
}

interface Props {
  readonly text: string
  readonly conflicts: readonly FieldConflict[]
}

export const ConflictNotice = ({ text, conflicts }: Props) => {
  const translate = useTranslate()
  return (
    <MessageBanner kind="warning">
      {text}
      {conflicts.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2 }}>
          {conflicts.map(({ id, label, was, now, typed }) => (
            <li key={id}>
              {translate('form.conflict.change', { label, was, now })}{' '}
              {typed !== null && translate('form.conflict.kept', { typed })}
            </li>
          ))}
        </Box>
      )}
    </MessageBanner>
  )
}
