import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { describeReason } from '../../../dataProvider/failureTexts.ts'
import { FailedState } from '../../../src/kit/feedback/FailedState.tsx'
import { FormSkeleton } from '../../../src/kit/form/FormSkeleton.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SalesContacts } from './SalesContacts.tsx'
import { useProfile } from './useProfile.ts'

const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 960px) minmax(280px, 400px)' },
}
const cards = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' }

/** /user-profile: one's own user, and whom to turn to (spec 3 'Profile'); where there is none the page goes home. */
const UserProfile = () => {
  const translate = useTranslate()
  const { data: record, error, refetch } = useProfile()
  if (record === null) return <Navigate to="/" replace />
  if (error) {
    const message = translate('account.profile.loadFailed', { reason: describeReason(error, translate) })
    return <FailedState message={message} onRetry={() => void refetch()} />
  }
  if (!record) return <FormSkeleton />
  return (
    <ResourceContextProvider value="profile">
      <Box sx={layout}>
        <section>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {translate('account.profile.title')}
          </Typography>
          <ProfileForm record={record} />
        </section>
        {record.customerId !== null && (
          <Box sx={{ ...cards, mt: { lg: 4 } }}>
            <SalesContacts customerId={record.customerId} />
          </Box>
        )}
      </Box>
    </ResourceContextProvider>
  )
}

export default UserProfile
