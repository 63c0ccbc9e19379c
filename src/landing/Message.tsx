import type { ReactNode } from 'react'

interface MessageProps {
  readonly kind: 'error' | 'success'
  readonly children: ReactNode
}

/** Message above the form; errors are announced immediately. */
export const Message = ({ kind, children }: MessageProps) => (
  <p className={`message ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="8.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path
        d={kind === 'error' ? 'M10 5.5v6M10 13.2v1.6' : 'M6.2 10.4l2.6 2.6 5-5.6'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
      />
    </svg>
    <span>{children}</span>
  </p>
)
