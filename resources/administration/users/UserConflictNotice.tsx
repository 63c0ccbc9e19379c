import { useTranslate } from 'react-admin'
import { ConflictNotice } from '../../../src/kit/form/ConflictNotice.tsx'
import { type UserConflict, useConflictTexts } from './useConflictTexts.ts'

/** What somebody else changed of the user meanwhile, beside what was typed here. */
export const UserConflictNotice = (conflict: UserConflict) => {
  const translate = useTranslate()
  return <ConflictNotice text={translate('users.conflict.text')} conflicts={useConflictTexts(conflict)} />
}
