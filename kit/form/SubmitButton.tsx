import CircularProgress from '@mui/material/CircularProgress'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { BusyButton } from '../feedback/BusyButton.tsx'
import { useFormSetting } from './formContext.ts'

interface Props {
  readonly label: string
}

/** Shows progress while submitting and ignores further clicks. */
export const SubmitButton = ({ label }: Props) => {
  const { isSubmitting } = useFormState()
  const { isDisabled } = useFormSetting()
  const translate = useTranslate()
  return (
    <BusyButton
      type="submit"
      variant="contained"
      disabled={isDisabled}
      isBusy={isSubmitting}
      busyHint={translate('form.saving')}
      startIcon={isSubmitting ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
    >
      {label}
    </BusyButton>
  )
}
