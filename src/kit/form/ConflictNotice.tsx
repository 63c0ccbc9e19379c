import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { MessageBanner } from '../feedback/MessageBanner.tsx'

/** A field that somebody else has changed, in words. */
export interface FieldConflict {
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

/** What somebody else changed meanwhile, beside what was typed here. */
export const ConflictNotice = ({ text, conflicts }: Props) => {
  const translate = useTranslate()
  return (
    <MessageBanner kind="warning">
      {text}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2 }}>
        {conflicts.map(({ label, was, now, typed }) => (
          <li key={label}>
            {translate('form.conflict.change', { label, was, now })}{' '}
            {typed !== null && translate('form.conflict.kept', { typed })}
          </li>
        ))}
      </Box>
    </MessageBanner>
  )
}
