import { ResourceContextProvider, useTranslate } from 'react-admin'
import { Navigate, useSearchParams } from 'react-router-dom'
import { describeReason } from '../../../dataProvider/failureTexts.ts'
import { FailedState } from '../../../src/kit/feedback/FailedState.tsx'
import { FormSkeleton } from '../../../src/kit/form/FormSkeleton.tsx'
import { usePageTitle } from '../../../src/kit/page/pageTitle.ts'
import { UserForm } from './UserForm.tsx'
import { UserRecords } from './UserRecords.tsx'
import { useManageableRoles } from './useManageableRoles.ts'
import { useUser } from './useUser.ts'

/** Edit User (spec 1 §2.6): loads the user named in the address; without one the page goes home. */
const UserEdit = () => {
  const translate = useTranslate()
  const [parameters] = useSearchParams()
  const id = Number(parameters.get('id'))
  const isNamed = Number.isSafeInteger(id) && id > 0
  const user = useUser(isNamed ? id : null)
  const { allowed, roles, error, retry } = useManageableRoles()
  usePageTitle(user.data ? translate('users.editTitle', { username: user.data.email }) : null)

  if (!isNamed || user.error?.code === 'not_found') return <Navigate to="/" replace />
  if (user.error) {
    const message = translate('users.loadFailed', { reason: describeReason(user.error, translate) })
    return <FailedState message={message} onRetry={() => void user.refetch()} />
  }
  if (error) {
    const message = translate('users.optionsFailed', { reason: describeReason(error, translate) })
    return <FailedState message={message} onRetry={retry} />
  }
  if (!user.data || !roles) return <FormSkeleton />
  const isManageable = allowed.includes(user.data.roleId)
  const own = { id: user.data.roleId, name: user.data.roleName }
  return (
    <ResourceContextProvider value="users">
      <UserForm
        key={id}
        record={user.data}
        roles={isManageable ? roles : [...roles, own]}
        isManageable={isManageable}
      />
      <UserRecords key={`records ${id}`} userId={id} />
    </ResourceContextProvider>
  )
}

export default UserEdit
