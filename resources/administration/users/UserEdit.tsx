import { useTranslate } from 'react-admin'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { CallError } from '#dataProvider/calls/callError.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { idFrom } from '#dataProvider/calls/foreign.ts'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { EditRecord, useEdited } from '#kit/form/EditRecord.tsx'
import { FormSkeleton } from '#kit/form/FormSkeleton.tsx'
import { usePageTitle } from '#kit/page/pageTitle.ts'
import { administration } from '#schema/administration/administration.ts'
import { limitsOf } from './editLimits.ts'
import { UserForm } from './UserForm.tsx'
import { UserRecords } from './UserRecords.tsx'
import { useManageableRoles } from './useManageableRoles.ts'
import type { UserRecord } from './userModel.ts'

export { users as resource } from './report.ts'

const EditedUser = () => {
  const translate = useTranslate()
  const { record, error: failure, refetch } = useEdited<UserRecord, CallError>()
  const { me, allowed, roles, error, retry } = useManageableRoles()
  usePageTitle(record ? translate('users.editTitle', { username: record.email }) : null)

  if (failure?.code === 'not_found') return <Navigate to="/" replace />
  if (failure) {
    const message = translate('users.loadFailed', { reason: describeReason(failure, translate) })
    return <FailedState message={message} onRetry={() => void refetch()} />
  }
  if (error) {
    const message = translate('users.optionsFailed', { reason: describeReason(error, translate) })
    return <FailedState message={message} onRetry={retry} />
  }
  if (!record || !roles || !me) return <FormSkeleton />
  const isManageable = allowed.includes(record.roleId)
  const own = { id: record.roleId, name: record.roleName }
  return (
    <>
      <UserForm
        record={record}
        roles={isManageable ? roles : [...roles, own]}
        isManageable={isManageable}
        limits={limitsOf(record, me)}
      />
      <UserRecords user={record} editor={me} />
    </>
  )
}

/** Loads the user in the URL; without an id it redirects home. */
const UserEdit = () => {
  const [parameters] = useSearchParams()
  const id = idFrom(parameters.get('id'), administration.getUser)
  if (!id) return <Navigate to="/" replace />
  return (
    <EditRecord resource="users" id={id}>
      <EditedUser />
    </EditRecord>
  )
}

export default UserEdit
