import Box from '@mui/material/Box'
import Snackbar from '@mui/material/Snackbar'
import { type ReactNode, useState } from 'react'
import { MessageBanner, type MessageKind } from './MessageBanner.tsx'

interface ToastProps {
  readonly kind: MessageKind
  readonly children: ReactNode
  readonly onClose?: () => void
}

/** Result of an action. Floats above the page, so that nothing moves under the pointer, until the next click. */
export const Toast = ({ kind, children, onClose }: ToastProps) => {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    onClose?.()
  }
  return (
    <Snackbar open={isOpen} onClose={close} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
      <Box sx={{ maxWidth: 560, borderRadius: 1, bgcolor: 'background.paper', boxShadow: 6 }}>
        <MessageBanner kind={kind} onClose={close}>
          {children}
        </MessageBanner>
      </Box>
    </Snackbar>
  )
}
