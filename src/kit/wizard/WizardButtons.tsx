import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { BusyButton } from '../feedback/busy/BusyButton.tsx'

export interface Finish {
  readonly label: string
  readonly isBusy: boolean
  readonly onFinish: () => void
}

interface Props {
  readonly at: number
  readonly last: number
  readonly isReady: boolean
  readonly onGo: (step: number) => void
  readonly finish: Finish
}

export const WizardButtons = ({ at, last, isReady, onGo, finish }: Props) => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 2, mb: 1 }}>
      {at < last ? (
        <Button variant="contained" disabled={!isReady} onClick={() => onGo(at + 1)}>
          {translate('kit.wizard.next')}
        </Button>
      ) : (
        <BusyButton
          variant="contained"
          disabled={!isReady}
          isBusy={finish.isBusy}
          busyHint={translate('kit.wizard.sending')}
          onClick={finish.onFinish}
        >
          {finish.label}
        </BusyButton>
      )}
      {at > 0 && (
        <Button disabled={finish.isBusy} onClick={() => onGo(at - 1)}>
          {translate('kit.wizard.back')}
        </Button>
      )}
    </Box>
  )
}
