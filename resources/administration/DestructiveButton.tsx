import type { ButtonProps } from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { useDialogs } from '../../src/kit/dialogs/dialogs.ts'
import { BusyButton } from '../../src/kit/feedback/busy/BusyButton.tsx'

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'aria-label'> {
  readonly label: string
  /** What is asked first. */
  readonly title: string
  readonly question: string
  readonly isBusy: boolean
  readonly onSure: () => void
}

/** The red button of what cannot be taken back, which asks first (spec 1 §5). */
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
