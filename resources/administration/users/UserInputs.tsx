import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { FormField } from '#kit/form/FormField.tsx'
import { useFormInput, useFormSetting } from '#kit/form/formContext.ts'
import { Legend } from '#kit/form/Legend.tsx'
import { translateName } from '#kit/page/pageTitle.ts'
import { userTextNames } from '#schema/account/particulars.ts'
import { roleIds } from '#schema/account/roles.ts'
import { administration } from '#schema/administration/administration.ts'
import type { AnswerOf } from '#schema/call.ts'
import { type EditLimits, isPageLocked, isRoleLocked, noLimits } from './editLimits.ts'
import { PermissionChecklist } from './PermissionChecklist.tsx'
import { accessBefore, knowsRolePages, loadChecklist, ticksOfRole } from './pageGroups.ts'
import { ascending, type UserRecord, type UserValues } from './userModel.ts'

const dirty = { shouldDirty: true }

/**
 * After a change of the role, clears the relation and loads the pages of the new role; switching back to the user's own
 * role restores the user's pages. Pages that only an administrator may grant stay unselected
 * `docs/product/administration.md#permission-checklist`.
 */
const useRoleChange = (record: UserRecord | null, limits: EditLimits) => {
  const { setValue, getValues, clearErrors } = useFormContext<UserValues>()
  const [error, setError] = useState<unknown>(null)

  const loadPages = async (roleId: number) => {
    setError(null)
    try {
      const own = record?.roleId === roleId ? record.permissions : null
      const ofRole = own ?? (await loadChecklist(roleId))
      // Ignore a late response after another choice.
      if (getValues('roleId') !== roleId) return
      const ticked = own
        ? own.filter(({ hasAccess }) => hasAccess).map(({ pageId }) => pageId)
        : ticksOfRole(roleId, ofRole, record !== null)
      setValue('checklist', record && !knowsRolePages() ? accessBefore(record.permissions, ofRole) : ofRole, dirty)
      setValue('ticked', ascending(ticked.filter((pageId) => !isPageLocked(limits, pageId))), dirty)
    } catch (failure) {
      if (getValues('roleId') === roleId) setError(failure)
    }
  }

  const change = (roleId: number) => {
    setValue('customerIds', (record?.roleId === roleId && record.customerIds) || [], dirty)
    setValue('checklist', null, dirty)
    clearErrors(['customerIds', 'ticked'])
  }

  const [chosen, checklist] = useWatch<UserValues, ['roleId', 'checklist']>({ name: ['roleId', 'checklist'] })
  const isMissing = checklist === null
  const load = useEffectEvent(loadPages)
  // Null after a change, and in a draft saved while loading.
  useEffect(() => {
    if (isMissing) void load(chosen)
  }, [isMissing, chosen])
  return { change, error, retry: () => void loadPages(getValues('roleId')) }
}

const customerType = 1

interface RelationSelectProps {
  readonly isRequired: boolean
}

/** Customers or carriers of a user; administrators have none. */
const RelationSelect = ({ isRequired }: RelationSelectProps) => {
  const translate = useTranslate()
  const [roleId, customerIds] = useWatch<UserValues, ['roleId', 'customerIds']>({ name: ['roleId', 'customerIds'] })
  const hasRelation = roleId !== roleIds.admin
  const { data, error, refetch } = useCall(administration.listRelations, { roleId }, { enabled: hasRelation })
  const choices = useMemo(
    () =>
      (data ?? [])
        .filter(({ isShown }) => isShown)
        .map(({ id, name, type }) => ({
          id,
          name: type === customerType ? name : translate('users.carrier', { name }),
        })),
    [data, translate],
  )
  if (!hasRelation) return null
  if (error) {
    const message = translate('users.relationsFailed', { reason: describeReason(error, translate) })
    return <FailedState message={message} onRetry={() => void refetch()} />
  }
  const seesNothing = !isRequired && customerIds.length === 0
  const note = choices.length === 0 ? 'users.relationEmpty' : seesNothing && 'users.relationNone'
  return (
    <FormField
      source="customerIds"
      choices={choices}
      isRequired={isRequired}
      note={data && note ? translate(note) : undefined}
    />
  )
}

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
  // A service that does not send it takes it for new users only.
  const hasSalesEmail = record === null || record.salesEmail !== undefined
  const shownTexts = userTextNames.filter((source) => source !== 'salesEmail' || hasSalesEmail)
  return (
    <>
      {shownTexts.map((source) => (
        <FormField key={source} source={source} isDisabled={source === 'email' ? isIdentityLocked : undefined} />
      ))}
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
