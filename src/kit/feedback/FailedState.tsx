import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { MessageBanner } from './MessageBanner.tsx'

interface FailedStateProps {
  /** What failed, as a sentence; without it, why the call failed. */
  readonly message?: string | undefined
  /** What a call failed with; a part of the page's own code can only not have come over the network. */
  readonly error?: unknown
  readonly onRetry: () => void
}

/** Says what failed and tries it again; what surrounds it stays usable. */
export const FailedState = ({ message, error, onRetry }: FailedStateProps) => {
  const translate = useTranslate()
  const cause = (failure: unknown) => {
    if (!(failure instanceof Error)) return undefined
    const { code = 'internal' } = failure as { readonly code?: string }
    return translate(`errors.${code}`, { _: failure.message })
  }
  return (
    <MessageBanner
      kind="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('kit.feedback.retry')}
        </Button>
      }
    >
      {message ?? cause(error) ?? translate('kit.feedback.failed')}
    </MessageBanner>
  )
}
