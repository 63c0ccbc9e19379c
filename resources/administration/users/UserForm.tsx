import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import { send } from '../../../dataProvider/client.ts'
import { useServerMessage } from '../../../dataProvider/failureTexts.ts'
import { administration, userChanges } from '../../../schema/administration.ts'
import type { AnswerOf } from '../../../schema/call.ts'
import { useDialogs } from '../../../src/kit/dialogs/useDialogs.ts'
import { MessageBanner } from '../../../src/kit/feedback/MessageBanner.tsx'
import { EntityForm } from '../../../src/kit/form/EntityForm.tsx'
import { ReadOnlyField } from '../../../src/kit/form/ReadOnlyField.tsx'
import { SubmitButton } from '../../../src/kit/form/SubmitButton.tsx'
import { useDraftRecord } from '../../../src/kit/form/useDraft.ts'
import { formatInstant } from '../../../src/kit/kinds/formats.ts'
import { portalSettings } from '../../../src/kit/portalSettings.ts'
import { DeleteUser } from './DeleteUser.tsx'
import { UserConflictNotice } from './UserConflictNotice.tsx'
import { UserInputs } from './UserInputs.tsx'
import { useAdminConfirm } from './useAdminConfirm.ts'
import { checkUserChanges, toUserChanges, type UserRecord, type UserValues, valuesOf } from './userModel.ts'
import { useUserConflict } from './useUserConflict.ts'

interface Props {
  readonly record: UserRecord
  readonly roles: AnswerOf<typeof administration.listRoles>
  /** Whether the caller may edit users of this role (DECISIONS P5). */
  readonly isManageable: boolean
}

/** The form of an existing user: Update, Delete, and what others changed meanwhile. */
export const UserForm = ({ record, roles, isManageable }: Props) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const queryClient = useQueryClient()
  const start = useDraftRecord(record)
  const conflict = useUserConflict(start)
  const confirm = useAdminConfirm(conflict.current.roleId)
  const serverMessage = useServerMessage()
  const [failure, setFailure] = useState<unknown>(null)
  const [isDeleted, setIsDeleted] = useState(false)
  const { id, name } = conflict.current

  const save = (values: UserValues) => {
    setFailure(null)
    conflict.forget()
    return send(administration.editUser, { ...toUserChanges(values), id, version: values.version })
  }
  const dateOf = (source: 'createdAt' | 'updatedAt') => (
    <ReadOnlyField
      label={translate(`resources.users.fields.${source}`)}
      text={formatInstant(conflict.current[source], portalSettings().timeZone)}
    />
  )
  return (
    <EntityForm
      entity={userChanges}
      defaultValues={valuesOf(start)}
      record={conflict.current}
      toInput={toUserChanges}
      check={checkUserChanges}
      confirm={confirm}
      save={save}
      onSaved={() => void alert({ message: translate('users.edited'), reload: true })}
      onFailed={(error, form) => {
        if (!conflict.take(error, form)) setFailure(error)
      }}
      onRestored={(form) => conflict.meet(record, form)}
      isDisabled={isDeleted || !isManageable}
      message={
        <>
          {conflict.found && <UserConflictNotice {...conflict.found} />}
          {isDeleted && <MessageBanner kind="success">{translate('users.deleted')}</MessageBanner>}
          {!isManageable && <MessageBanner kind="warning">{translate('users.notManageable')}</MessageBanner>}
          {failure !== null && <MessageBanner kind="error">{serverMessage(failure)}</MessageBanner>}
        </>
      }
      footer={
        <>
          <SubmitButton label={translate('users.update')} />
          <DeleteUser
            id={id}
            name={name}
            onStart={() => setFailure(null)}
            onDeleted={() => {
              setIsDeleted(true)
              void queryClient.invalidateQueries({ queryKey: ['users', 'getList'] })
            }}
            onFailed={setFailure}
          />
        </>
      }
    >
      <UserInputs roles={roles} record={conflict.current} />
      {dateOf('createdAt')}
      {dateOf('updatedAt')}
    </EntityForm>
  )
}
