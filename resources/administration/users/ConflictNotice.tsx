import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { MessageBanner } from '../../../src/kit/feedback/MessageBanner.tsx'
import { useConflictTexts } from './useConflictTexts.ts'
import type { UserConflict } from './useUserConflict.ts'

/** What somebody else changed meanwhile, beside what was typed here. */
export const ConflictNotice = (conflict: UserConflict) => {
  const translate = useTranslate()
  const texts = useConflictTexts(conflict)
  return (
    <MessageBanner kind="warning">
      {translate('users.conflict.text')}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2 }}>
        {texts.map(({ label, was, now, typed }) => (
          <li key={label}>
            {translate('users.conflict.change', { label, was, now })}{' '}
            {typed !== null && translate('users.conflict.kept', { typed })}
          </li>
        ))}
      </Box>
    </MessageBanner>
  )
}
