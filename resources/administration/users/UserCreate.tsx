import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CreateBase, useTranslate } from 'react-admin'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { FormSkeleton } from '#kit/form/FormSkeleton.tsx'
import { initialRole } from '#schema/account/roles.ts'
import { NewUserForm } from './NewUserForm.tsx'
import { loadChecklist } from './pageGroups.ts'
import { useManageableRoles } from './useManageableRoles.ts'

export { users as resource } from './report.ts'

/** Waits for the form's options; each further user gets a new form. */
const UserCreate = () => {
  const translate = useTranslate()
  const [count, setCount] = useState(0)
  const { roleId: myRole, roles, error, retry } = useManageableRoles()
  const roleId = myRole === undefined ? undefined : initialRole(myRole)
  const checklist = useQuery({
    queryKey: ['users', 'checklist', roleId],
    queryFn: () => loadChecklist(roleId as number),
    enabled: roleId !== undefined,
  })
  const failure = error ?? checklist.error
  if (failure) {
    const message = translate('users.optionsFailed', { reason: describeReason(failure, translate) })
    return <FailedState message={message} onRetry={error ? retry : () => void checklist.refetch()} />
  }
  if (roleId === undefined || !roles || !checklist.data) return <FormSkeleton />
  return (
    <CreateBase key={count} resource="users" redirect={false} disableAuthentication>
      <NewUserForm roles={roles} roleId={roleId} checklist={checklist.data} onAnother={() => setCount(count + 1)} />
    </CreateBase>
  )
}

export default UserCreate
