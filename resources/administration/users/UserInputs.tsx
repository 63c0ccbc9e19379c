import { useTranslate } from 'ra-core'
import { describeReason } from '../../../dataProvider/failureTexts.ts'
import type { administration } from '../../../schema/administration.ts'
import type { AnswerOf } from '../../../schema/call.ts'
import { FailedState } from '../../../src/kit/feedback/FailedState.tsx'
import { FormField } from '../../../src/kit/form/FormField.tsx'
import { type EditLimits, isRoleLocked, noLimits } from './editLimits.ts'
import { PermissionChecklist } from './PermissionChecklist.tsx'
import { PlantChoice } from './PlantChoice.tsx'
import { RelationSelect } from './RelationSelect.tsx'
import { useRoleChange } from './useRoleChange.ts'
import type { UserRecord } from './userModel.ts'

interface Props {
  readonly roles: AnswerOf<typeof administration.listRoles>
  /** The user who is edited; null for a new one. */
  readonly record: UserRecord | null
  readonly limits?: EditLimits
}

/** The inputs that creating and editing a user share (spec 1 §2.5). */
export const UserInputs = ({ roles, record, limits = noLimits }: Props) => {
  const translate = useTranslate()
  const role = useRoleChange(record, limits)
  const isIdentityLocked = limits.wider.length > 0 || undefined
  return (
    <>
      <FormField source="name" />
      <FormField source="email" isDisabled={isIdentityLocked} />
      <FormField source="phone" />
      <FormField source="company" />
      <FormField source="position" />
      <FormField source="country" />
      <FormField source="state" />
      <FormField source="city" />
      <FormField source="salesContact" />
      <FormField source="salesEmail" />
      <FormField source="comments" />
      <FormField
        source="roleId"
        choices={roles}
        onChange={(roleId) => role.change(roleId as number)}
        isDisabled={isRoleLocked(limits) || undefined}
      />
      <RelationSelect isRequired={record === null} />
      <PlantChoice />
      {record && (
        <FormField
          source="password"
          autoComplete="new-password"
          note={translate('users.passwordNote')}
          isDisabled={isIdentityLocked}
        />
      )}
      {role.error !== null && (
        <FailedState
          message={translate('users.pagesFailed', { reason: describeReason(role.error, translate) })}
          onRetry={role.retry}
        />
      )}
      <PermissionChecklist isEdit={record !== null} limits={limits} />
    </>
  )
}
