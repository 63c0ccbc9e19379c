import { useDelete, useTranslate } from 'react-admin'
import { useDialogs } from '../../../../src/kit/dialogs/dialogs.ts'
import { BusyButton } from '../../../../src/kit/feedback/BusyButton.tsx'
import { useFormSetting } from '../../../../src/kit/form/fields/formContext.ts'
import type { UserRecord } from './userModel.ts'

interface Props {
  readonly record: UserRecord
  readonly onStart: () => void
  readonly onDeleted: () => void
  readonly onFailed: (error: unknown) => void
}

/** The red button, which asks first (spec 1 §5). */
export const DeleteUser = ({ record, onStart, onDeleted, onFailed }: Props) => {
  const translate = useTranslate()
  const { confirm } = useDialogs()
  const { isDisabled } = useFormSetting()
  const deleted = { id: record.id, previousData: record }
  const told = { mutationMode: 'pessimistic', onSuccess: onDeleted, onError: onFailed } as const
  const [remove, { isPending }] = useDelete('users', deleted, told)

  const removeOnceSure = async () => {
    const isSure = await confirm({
      title: translate('users.deleteTitle', { name: record.name }),
      message: translate('users.deleteQuestion'),
      confirmLabel: translate('users.delete'),
      isDestructive: true,
    })
    if (!isSure) return
    onStart()
    remove()
  }
  return (
    <BusyButton
      variant="outlined"
      color="error"
      disabled={isDisabled}
      isBusy={isPending}
      busyHint={translate('form.saving')}
      onClick={() => void removeOnceSure()}
    >
      {translate('users.delete')}
    </BusyButton>
  )
}
