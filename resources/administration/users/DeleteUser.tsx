import { useDelete, useTranslate } from 'react-admin'
import { useFormSetting } from '../../../src/kit/form/fields/formContext.ts'
import { DestructiveButton } from '../DestructiveButton.tsx'
import type { UserRecord } from './form/userModel.ts'

interface Props {
  readonly record: UserRecord
  readonly onStart: () => void
  readonly onDeleted: () => void
  readonly onFailed: (error: unknown) => void
}

/** Red button that asks for confirmation. */
export const DeleteUser = ({ record, onStart, onDeleted, onFailed }: Props) => {
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
