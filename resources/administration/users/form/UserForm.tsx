import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useServerMessage } from '../../../../dataProvider/calls/failureTexts.ts'
import {
  type administration,
  userChanges,
  userWithPermissions,
} from '../../../../schema/administration/administration.ts'
import type { AnswerOf } from '../../../../schema/call.ts'
import { useDialogs } from '../../../../src/kit/dialogs/dialogs.ts'
import { MessageBanner } from '../../../../src/kit/feedback/MessageBanner.tsx'
import { useSave } from '../../../../src/kit/form/EditRecord.tsx'
import { EntityForm } from '../../../../src/kit/form/EntityForm.tsx'
import { ReadOnlyField } from '../../../../src/kit/form/fields/ReadOnlyField.tsx'
import { SubmitButton } from '../../../../src/kit/form/fields/SubmitButton.tsx'
import { useGuessed } from '../../../../src/kit/form/password/useGuessed.ts'
import { useConflict } from '../../../../src/kit/form/useConflict.ts'
import { formatInstant } from '../../../../src/kit/kinds/formats.ts'
import { portalSettings } from '../../../../src/kit/portalSettings.ts'
import { DeleteUser } from '../DeleteUser.tsx'
import type { EditLimits } from '../permissions/editLimits.ts'
import { EditLimitNotes } from './EditLimitNotes.tsx'
import { UserConflictNotice } from './UserConflictNotice.tsx'
import { UserInputs } from './UserInputs.tsx'
import { useAdminConfirm } from './useAdminConfirm.ts'
import { mergeRole } from './userConflict.ts'
import { checkUserChanges, toUserChanges, type UserRecord, type UserValues, valuesOf } from './userModel.ts'

interface Props {
  readonly record: UserRecord
  readonly roles: AnswerOf<typeof administration.listRoles>
  /** True if the caller may edit users of this role. */
  readonly isManageable: boolean
  readonly limits: EditLimits
}

const decode = (wire: unknown) => userWithPermissions.decode(wire, 'conflict')

/** Merges a newer version of the user into the form: role, relation and pages together, other fields one by one. */
const useUserConflict = (record: UserRecord) => {
  const conflict = useConflict<UserRecord, UserValues>({ resource: 'users', record, decode })
  const { found } = conflict
  useEffect(() => {
    if (!found) return
    const merged = mergeRole(valuesOf(found.was), found.typed, valuesOf(found.now))
    for (const [source, value] of Object.entries(merged))
      found.form.setValue(source as never, value as never, { shouldDirty: true })
  }, [found])
  return conflict
}

/** Form of an existing user, with Update, Delete, and changes made by others. */
export const UserForm = ({ record, roles, isManageable, limits }: Props) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const { base, found, take, meetLoaded, forget } = useUserConflict(record)
  const send = useSave()
  const guessed = useGuessed()
  const confirm = useAdminConfirm(base.roleId)
  const serverMessage = useServerMessage()
  const [failure, setFailure] = useState<unknown>(null)
  const [isDeleted, setIsDeleted] = useState(false)
  // Shown until the page reloads: the cache contains only the values that were sent.
  const [saved, setSaved] = useState<UserValues | null>(null)

  const save = async (values: UserValues) => {
    setFailure(null)
    forget()
    await send({ ...toUserChanges(values), version: values.version })
    setSaved(values)
  }
  const dateOf = (source: 'createdAt' | 'updatedAt') => (
    <ReadOnlyField
      label={translate(`resources.users.fields.${source}`)}
      text={formatInstant(base[source], portalSettings().timeZone)}
    />
  )
  return (
    <EntityForm
      entity={userChanges}
      defaultValues={saved ?? valuesOf(base)}
      record={base}
      toInput={toUserChanges}
      check={(values: UserValues) => checkUserChanges(values, guessed)}
      confirm={confirm}
      save={save}
      onSaved={() => void alert({ message: translate('users.edited'), reload: true })}
      onFailed={(error, form) => {
        if (!take(error, form)) setFailure(error)
      }}
      onRestored={meetLoaded}
      isDisabled={isDeleted || !isManageable}
      message={
        <>
          {found && <UserConflictNotice {...found} />}
          {isDeleted && <MessageBanner kind="success">{translate('users.deleted')}</MessageBanner>}
          {!isManageable && <MessageBanner kind="warning">{translate('users.notManageable')}</MessageBanner>}
          {isManageable && !isDeleted && <EditLimitNotes limits={limits} permissions={record.permissions} />}
          {failure !== null && <MessageBanner kind="error">{serverMessage(failure)}</MessageBanner>}
        </>
      }
      footer={
        <>
          <SubmitButton label={translate('users.update')} />
          <DeleteUser
            record={base}
            onStart={() => setFailure(null)}
            onDeleted={() => setIsDeleted(true)}
            onFailed={setFailure}
          />
        </>
      }
    >
      <UserInputs roles={roles} record={base} limits={limits} />
      {dateOf('createdAt')}
      {dateOf('updatedAt')}
    </EntityForm>
  )
}
