import { useEffect, useState } from 'react'
import { useDelete, useTranslate } from 'react-admin'
import { useServerMessage } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatInstant } from '#kit/fields/formats.ts'
import { useSave } from '#kit/form/EditRecord.tsx'
import { EntityForm } from '#kit/form/EntityForm.tsx'
import { useFormSetting } from '#kit/form/formContext.ts'
import { ReadOnlyField } from '#kit/form/ReadOnlyField.tsx'
import { SubmitButton } from '#kit/form/SubmitButton.tsx'
import { useConflict } from '#kit/form/useConflict.ts'
import { useGuessed } from '#kit/form/useGuessed.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { type administration, userChanges, userWithPermissions } from '#schema/administration/administration.ts'
import type { AnswerOf } from '#schema/call.ts'
import { decodeAnswer } from '#schema/entity.ts'
import { DestructiveButton } from '../DestructiveButton.tsx'
import type { EditLimits } from './editLimits.ts'
import { translatePage } from './pageGroups.ts'
import { UserConflictNotice } from './UserConflictNotice.tsx'
import { UserInputs } from './UserInputs.tsx'
import { useAdminConfirm } from './useAdminConfirm.ts'
import { mergeRole } from './userConflict.ts'
import {
  checkUserChanges,
  type Permission,
  toUserChanges,
  type UserRecord,
  type UserValues,
  valuesOf,
} from './userModel.ts'

interface DeleteUserProps {
  readonly record: UserRecord
  readonly onStart: () => void
  readonly onDeleted: () => void
  readonly onFailed: (error: unknown) => void
}

/** Red button that asks for confirmation. */
const DeleteUser = ({ record, onStart, onDeleted, onFailed }: DeleteUserProps) => {
  const translate = useTranslate()
  const { isDisabled } = useFormSetting()
  const deleted = { id: record.id, previousData: record }
  const deleteOptions = { mutationMode: 'pessimistic', onSuccess: onDeleted, onError: onFailed } as const
  const [remove, { isPending }] = useDelete('users', deleted, deleteOptions)
  return (
    <DestructiveButton
      variant="outlined"
      label={translate('users.delete')}
      title={translate('users.deleteTitle', { name: record.name })}
      question={translate('users.deleteQuestion')}
      disabled={isDisabled}
      isBusy={isPending}
      onSure={() => {
        onStart()
        remove()
      }}
    />
  )
}

interface EditLimitNotesProps {
  readonly limits: EditLimits
  readonly permissions: readonly Permission[]
}

/** Explains why some inputs are disabled. */
const EditLimitNotes = ({ limits: { isOwn, wider, adminOnly }, permissions }: EditLimitNotesProps) => {
  const translate = useTranslate()
  const pages = (ids: readonly number[]) =>
    permissions
      .filter(({ pageId }) => ids.includes(pageId))
      .map((permission) => translatePage(permission, translate))
      .join(', ')
  return (
    <>
      {isOwn && <MessageBanner kind="info">{translate('users.limits.own')}</MessageBanner>}
      {wider.length > 0 && (
        <MessageBanner kind="info">{translate('users.limits.wider', { pages: pages(wider) })}</MessageBanner>
      )}
      {adminOnly.length > 0 && (
        <MessageBanner kind="info">{translate('users.limits.adminOnly', { pages: pages(adminOnly) })}</MessageBanner>
      )}
    </>
  )
}

interface Props {
  readonly record: UserRecord
  readonly roles: AnswerOf<typeof administration.listRoles>
  /** True if the caller may edit users of this role. */
  readonly isManageable: boolean
  readonly limits: EditLimits
}

const decode = (wire: unknown) => decodeAnswer(userWithPermissions, wire, 'conflict')

/** Merges a newer version of the user into the form: role, relation and pages together, other fields one by one. */
const useUserConflict = (record: UserRecord) => {
  const conflict = useConflict<UserRecord, UserValues>({ resource: 'users', record, decode })
  const { found } = conflict
  useEffect(() => {
    if (!found) return
    const merged = mergeRole(valuesOf(found.was), found.typed, valuesOf(found.now))
    for (const [source, value] of Object.entries(merged)) found.form.setValue(source, value, { shouldDirty: true })
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
    await send({ ...toUserChanges(values, base), version: values.version })
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
      toInput={(values: UserValues) => toUserChanges(values, base)}
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
