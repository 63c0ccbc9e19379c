import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { useTranslate } from 'react-admin'
import { describeReason } from '../../../../dataProvider/calls/failureTexts.ts'
import type { administration } from '../../../../schema/administration/administration.ts'
import type { AnswerOf } from '../../../../schema/call.ts'
import { FailedState } from '../../../../src/kit/feedback/FailedState.tsx'
import { FormField } from '../../../../src/kit/form/fields/FormField.tsx'
import { useFormInput, useFormSetting } from '../../../../src/kit/form/fields/formContext.ts'
import { Legend } from '../../../../src/kit/form/fields/Legend.tsx'
import { translateName } from '../../../../src/kit/page/pageTitle.ts'
import { type EditLimits, isRoleLocked, noLimits } from '../permissions/editLimits.ts'
import { PermissionChecklist } from '../permissions/PermissionChecklist.tsx'
import { useRoleChange } from '../permissions/useRoleChange.ts'
import { RelationSelect } from './RelationSelect.tsx'
import { typedFields, type UserRecord } from './userModel.ts'

/** Forge is always selected; Aeroespace is optional `docs/product/account.md#plant-access`. */
const PlantChoice = () => {
  const translate = useTranslate()
  const { isDisabled } = useFormSetting()
  const { field } = useFormInput('isAerospace')
  return (
    <Legend text={translate('resources.users.fields.plant')}>
      <FormGroup row>
        <FormControlLabel
          control={<Checkbox size="small" checked disabled />}
          label={translate('resources.users.words.plant.forge')}
        />
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={Boolean(field.value)}
              onChange={(event) => field.onChange(event.target.checked)}
              onBlur={field.onBlur}
              disabled={isDisabled}
            />
          }
          label={translate('resources.users.words.plant.aerospace')}
        />
      </FormGroup>
    </Legend>
  )
}

interface Props {
  readonly roles: AnswerOf<typeof administration.listRoles>
  /** The edited user; null for a new one. */
  readonly record: UserRecord | null
  readonly limits?: EditLimits
}

/** Inputs shared by the create and edit forms. */
export const UserInputs = ({ roles, record, limits = noLimits }: Props) => {
  const translate = useTranslate()
  const role = useRoleChange(record, limits)
  const isIdentityLocked = limits.wider.length > 0 || undefined
  return (
    <>
      {typedFields.map((source) => (
        <FormField key={source} source={source} isDisabled={source === 'email' ? isIdentityLocked : undefined} />
      ))}
      <FormField source="comments" />
      <FormField
        source="roleId"
        choices={roles.map(({ id, name }) => ({ id, name: translateName(translate, name) }))}
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
      <PermissionChecklist limits={limits} />
    </>
  )
}
