import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { notOfferedCode } from '#schema/wire/offered.ts'
import { MessageBanner } from './MessageBanner.tsx'

interface FailedStateProps {
  /** Defaults to the reason of the failed call. */
  readonly message?: string | undefined
  /** Error of a call; absent for code of the page that could not be loaded, which is always a network problem. */
  readonly error?: unknown
  readonly onRetry: () => void
}

const codeOf = (failure: unknown) => (failure as { readonly code?: string } | null | undefined)?.code

/** Returns true if the connected service just does not have this call, which is no failure. */
export const isNotOffered = (failure: unknown) => codeOf(failure) === notOfferedCode

/** One line for a feature that the connected service does not have. */
export const NotOffered = () => {
  const translate = useTranslate()
  return <Typography sx={{ color: 'text.secondary', py: 0.5 }}>{translate('errors.not_offered')}</Typography>
}

export const FailedState = ({ message, error, onRetry }: FailedStateProps) => {
  const translate = useTranslate()
  const cause = (failure: unknown) => {
    if (!(failure instanceof Error)) return undefined
    return translate(`errors.${codeOf(failure) ?? 'internal'}`, { _: failure.message })
  }
  if (isNotOffered(error)) return <NotOffered />
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
