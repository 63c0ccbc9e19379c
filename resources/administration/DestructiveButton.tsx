import type { ButtonProps } from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { useDialogs } from '#kit/feedback/dialogs.ts'

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'aria-label'> {
  readonly label: string
  readonly title: string
  readonly question: string
  readonly isBusy: boolean
  readonly onSure: () => void
}

/** Red button for irreversible actions; opens a confirmation first. */
export const DestructiveButton = ({ label, title, question, onSure, ...button }: Props) => {
  const translate = useTranslate()
  const { confirm } = useDialogs()
  const ask = async () => {
    if (await confirm({ title, message: question, confirmLabel: label, isDestructive: true })) onSure()
  }
  return (
    <BusyButton {...button} color="error" busyHint={translate('form.saving')} onClick={() => void ask()}>
      {label}
    </BusyButton>
  )
}
