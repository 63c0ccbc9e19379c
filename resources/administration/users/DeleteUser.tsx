import { useTranslate } from 'react-admin'
import { useState } from 'react'
import { send } from '../../../dataProvider/client.ts'
import { administration } from '../../../schema/administration.ts'
import { useDialogs } from '../../../src/kit/dialogs/useDialogs.ts'
import { BusyButton } from '../../../src/kit/feedback/BusyButton.tsx'
import { useFormSetting } from '../../../src/kit/form/formContext.ts'

interface Props {
  readonly id: number
  readonly name: string
  readonly onStart: () => void
  readonly onDeleted: () => void
  readonly onFailed: (error: unknown) => void
}

/** The red button, which asks first (spec 1 §5). */
export const DeleteUser = ({ id, name, onStart, onDeleted, onFailed }: Props) => {
  const translate = useTranslate()
  const { confirm } = useDialogs()
  const { isDisabled } = useFormSetting()
  const [isBusy, setIsBusy] = useState(false)

  const remove = async () => {
    const isSure = await confirm({
      title: translate('users.deleteTitle', { name }),
      message: translate('users.deleteQuestion'),
      confirmLabel: translate('users.delete'),
      isDestructive: true,
    })
    if (!isSure) return
    onStart()
    setIsBusy(true)
    try {
      await send(administration.deleteUser, { id })
      onDeleted()
    } catch (error) {
      onFailed(error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <BusyButton
      variant="outlined"
      color="error"
      disabled={isDisabled}
      isBusy={isBusy}
      busyHint={translate('form.saving')}
      onClick={() => void remove()}
    >
      {translate('users.delete')}
    </BusyButton>
  )
}
