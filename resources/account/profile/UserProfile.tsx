import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Navigate } from 'react-router-dom'
import type { CallError } from '#dataProvider/calls/callError.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { PersonCard } from '#kit/cards/PersonCard.tsx'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { EditRecord, useEdited } from '#kit/form/EditRecord.tsx'
import { FormSkeleton } from '#kit/form/FormSkeleton.tsx'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { account, profile } from '#schema/account/account.ts'
import { support } from '#schema/company/support.ts'
import { contactPhoto } from '../contactPhoto.ts'
import { DigestChoice } from './DigestChoice.tsx'
import { LoadMails } from './LoadMails.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import type { Profile } from './profileModel.ts'
import { TaskMails } from './TaskMails.tsx'

const personOf = (
  name: string | null | undefined,
  email: string | null | undefined,
  guid: string | null | undefined,
) => (name ? { name, email: email || null, photo: contactPhoto(guid ?? null) } : null)

const SalesContacts = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const query = useCall(support.salesContact, { customerId })
  const { data } = query
  return (
    <>
      <PersonCard
        title={translate('support.roles.seller')}
        person={personOf(data?.sellerName, data?.sellerEmail, data?.sellerGuid)}
        {...statesOf(query)}
      />
      <PersonCard
        title={translate('support.roles.backup')}
        person={personOf(data?.backupName, data?.backupEmail, data?.backupGuid)}
        {...statesOf(query)}
      />
    </>
  )
}

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
        <LoadMails />
        <TaskMails />
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
