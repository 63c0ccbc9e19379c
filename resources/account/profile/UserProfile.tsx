import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Navigate } from 'react-router-dom'
import type { CallError } from '../../../dataProvider/calls/callError.ts'
import { describeReason } from '../../../dataProvider/calls/failureTexts.ts'
import { account, profile } from '../../../schema/account/account.ts'
import { FailedState } from '../../../src/kit/feedback/FailedState.tsx'
import { EditRecord, useEdited } from '../../../src/kit/form/EditRecord.tsx'
import { FormSkeleton } from '../../../src/kit/form/FormSkeleton.tsx'
import { DigestChoice } from './DigestChoice.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import type { Profile } from './profileModel.ts'
import { SalesContacts } from './SalesContacts.tsx'

/** The own user as a react-admin resource with a single record. */
export const resource = {
  name: 'profile',
  entity: profile,
  get: account.getProfile,
  update: account.editProfile,
} as const

const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 960px) minmax(280px, 400px)' },
}
const cards = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' }

const EditedProfile = () => {
  const translate = useTranslate()
  const { record, error, refetch } = useEdited<Profile, CallError>()
  if (error?.code === 'not_found') return <Navigate to="/" replace />
  if (error) {
    const message = translate('account.profile.loadFailed', { reason: describeReason(error, translate) })
    return <FailedState message={message} onRetry={() => void refetch()} />
  }
  if (!record) return <FormSkeleton />
  return (
    <Box sx={layout}>
      <section>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('account.profile.title')}
        </Typography>
        <ProfileForm record={record} />
        <DigestChoice />
      </section>
      {record.customerId !== null && (
        <Box sx={{ ...cards, mt: { lg: 4 } }}>
          <SalesContacts customerId={record.customerId} />
        </Box>
      )}
    </Box>
  )
}

/** Page /user-profile: the own user and the sales contacts. Redirects home if there is no user. */
const UserProfile = () => (
  <EditRecord resource={resource.name} id="own">
    <EditedProfile />
  </EditRecord>
)

export default UserProfile
