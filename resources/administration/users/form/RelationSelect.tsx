import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { describeReason } from '../../../../dataProvider/calls/failureTexts.ts'
import { useCall } from '../../../../dataProvider/calls/useCall.ts'
import { roleIds } from '../../../../schema/account/userRules.ts'
import { administration } from '../../../../schema/administration/administration.ts'
import { FailedState } from '../../../../src/kit/feedback/FailedState.tsx'
import { FormField } from '../../../../src/kit/form/fields/FormField.tsx'

const customerType = 1

interface Props {
  readonly isRequired: boolean
}

/** Customers or carriers of a user; administrators have none. */
export const RelationSelect = ({ isRequired }: Props) => {
  const translate = useTranslate()
  const roleId: number = useWatch({ name: 'roleId' })
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
  return (
    <FormField
      source="customerIds"
      choices={choices}
      isRequired={isRequired}
      note={data && choices.length === 0 ? translate('users.relationEmpty') : undefined}
    />
  )
}
