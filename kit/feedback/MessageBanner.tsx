import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

type MessageKind = 'success' | 'warning' | 'error' | 'info'

interface MessageBannerProps {
  readonly kind: MessageKind
  readonly children: ReactNode
  readonly action?: ReactNode
  readonly onClose?: () => void
}

const stateOf = { success: 'onTime', warning: 'delayed', error: 'critical', info: 'information' } as const

/** Message about the page or form below it. Errors and warnings are announced immediately. */
export const MessageBanner = ({ kind, children, action, onClose }: MessageBannerProps) => {
  const translate = useTranslate()
  const isUrgent = kind === 'error' || kind === 'warning'
  const state = stateOf[kind]
  return (
    <Alert
      severity={kind}
      role={isUrgent ? 'alert' : 'status'}
      action={action}
      closeText={translate('kit.feedback.close')}
      {...(onClose && { onClose })}
      sx={{
        flexWrap: { xs: action ? 'wrap' : 'nowrap', sm: 'nowrap' },
        alignItems: 'center',
        bgcolor: `states.${state}.soft`,
        color: `states.${state}.main`,
        whiteSpace: 'pre-line',
        '& .MuiAlert-message': { flex: '1 1 0', minWidth: 200, overflowWrap: 'anywhere' },
        '& .MuiAlert-action': { alignItems: 'center', pt: 0, whiteSpace: 'nowrap' },
      }}
    >
      {children}
    </Alert>
  )
}
