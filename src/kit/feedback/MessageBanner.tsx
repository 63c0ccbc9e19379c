import Alert from '@mui/material/Alert'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'

export type MessageKind = 'success' | 'warning' | 'error' | 'info'

interface MessageBannerProps {
  readonly kind: MessageKind
  readonly children: ReactNode
  readonly action?: ReactNode
  readonly onClose?: () => void
}

/** A message about the page or form below it, in four kinds (spec 1 §2.10). Errors and warnings are announced at once. */
export const MessageBanner = ({ kind, children, action, onClose }: MessageBannerProps) => {
  const translate = useTranslate()
  const isUrgent = kind === 'error' || kind === 'warning'
  return (
    <Alert
      severity={kind}
      role={isUrgent ? 'alert' : 'status'}
      action={action}
      closeText={translate('kit.feedback.close')}
      {...(onClose && { onClose })}
      sx={{ alignItems: 'center', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {children}
    </Alert>
  )
}
