import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { MessageBanner } from '../feedback/MessageBanner.tsx'

/** A field that somebody else has changed, in words. */
export interface FieldConflict {
  /** Apart from its label, which two of them may share. */
  readonly id: string
  readonly label: string
  readonly was: string
  readonly now: string
  /** Null where nothing else was typed here. */
  readonly typed: string | null
}

interface Props {
  /** What happened, and what becomes of what was typed. */
  readonly text: string
  readonly conflicts: readonly FieldConflict[]
}

/** What somebody else changed meanwhile, beside what was typed here; no field where all of it is elsewhere. */
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
