import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { DownloadButton } from '../../../kit/feedback/DownloadButton.tsx'
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx'
import { FailedState } from '../../../kit/feedback/FailedState.tsx'
import { LoadingOverlay } from '../../../kit/feedback/LoadingOverlay.tsx'
import { MessageBanner } from '../../../kit/feedback/MessageBanner.tsx'
import type { KitPart } from '../kitPart.ts'

const nothing = () => undefined

const Overlay = () => {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setIsShown(false), 2000)
    return () => clearTimeout(timer)
  }, [isShown])
  return (
    <>
      <Button variant="outlined" onClick={() => setIsShown(true)}>
        Cover the window for two seconds
      </Button>
      {isShown && <LoadingOverlay message="Uploading" />}
    </>
  )
}

const kinds = ['success', 'info', 'warning', 'error'] as const
const long = 'The purchase order could not be sent to the service that keeps it, which has not answered in time. '

export const part: KitPart = {
  title: 'Feedback',
  examples: [
    ...kinds.map((kind) => ({
      name: kind,
      content: <MessageBanner kind={kind}>{`A message: ${kind}.`}</MessageBanner>,
    })),
    {
      name: 'Long message that can be closed',
      content: (
        <MessageBanner kind="info" onClose={nothing}>
          {long.repeat(3)}
        </MessageBanner>
      ),
    },
    { name: 'Failed', content: <FailedState onRetry={nothing} /> },
    { name: 'Failed, with what', content: <FailedState message={long} onRetry={nothing} /> },
    { name: 'Empty', content: <EmptyState /> },
    { name: 'Empty by filters', content: <EmptyState onClearFilters={nothing} /> },
    { name: 'Download that comes', content: <DownloadButton download={async () => undefined} /> },
    {
      name: 'Download that fails',
      content: <DownloadButton label="Statement" download={() => Promise.reject(new Error('gone'))} />,
    },
    { name: 'Overlay', content: <Overlay /> },
  ],
}
