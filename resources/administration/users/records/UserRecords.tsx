import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { Disclosure } from '../../../../src/kit/cards/Disclosure.tsx'
import { portalSettings } from '../../../../src/kit/portalSettings.ts'
import { UserAccess } from './UserAccess.tsx'
import { UserHistory } from './UserHistory.tsx'

interface Props {
  readonly userId: number
}

/** Access and history of a user in collapsed sections; only the embedded auth service has this data. */
export const UserRecords = ({ userId }: Props) => {
  const translate = useTranslate()
  if (!portalSettings().isEmbedded.auth) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3, minWidth: 0 }}>
      <Disclosure title={translate('users.access.title')}>
        <UserAccess userId={userId} />
      </Disclosure>
      <Disclosure title={translate('users.history')}>
        <UserHistory userId={userId} />
      </Disclosure>
    </Box>
  )
}
