import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { MessageBanner } from './MessageBanner.tsx'

interface FailedStateProps {
  /** What failed, as a sentence; without it, that loading failed. */
  readonly message?: string | undefined
  readonly onRetry: () => void
}

/** Says what failed and tries it again; what surrounds it stays usable. */
export const FailedState = ({ message, onRetry }: FailedStateProps) => {
  const translate = useTranslate()
  return (
    <MessageBanner
      kind="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('kit.feedback.retry')}
        </Button>
      }
    >
      {message ?? translate('kit.feedback.failed')}
    </MessageBanner>
  )
}
