import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import type { Instant } from '../../../../schema/kinds.ts'
import { DownloadButton } from '../../../kit/feedback/DownloadButton.tsx'
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx'
import { FailedState } from '../../../kit/feedback/FailedState.tsx'
import { LoadingOverlay } from '../../../kit/feedback/LoadingOverlay.tsx'
import { MessageBanner } from '../../../kit/feedback/MessageBanner.tsx'
import { AsOf } from '../../../kit/page/AsOf.tsx'
import { PageTabs } from '../../../kit/page/PageTabs.tsx'
import { ViewSwitch } from '../../../kit/page/ViewSwitch.tsx'
import type { KitPart } from '../kitPart.ts'

const at = '2026-11-05T09:30:00.000Z' as Instant

export const asOf: KitPart = {
  title: 'As of',
  examples: [
    { name: 'Fresh', content: <AsOf at={at} isStale={false} /> },
    { name: 'Stale', content: <AsOf at={at} isStale /> },
  ],
}

const tab = (name: string, label: string) => ({
  name,
  label,
  content: <Typography>{`Content of ${label}`}</Typography>,
})

export const pageTabs: KitPart = {
  title: 'Page tabs',
  examples: [
    {
      name: 'With counts',
      content: (
        <PageTabs
          label="Invoices"
          tabs={[tab('overdue', 'Overdue (3)'), tab('due', 'Due this month (0)'), tab('open', 'Not due yet (12)')]}
        />
      ),
    },
    { name: 'One', content: <PageTabs label="Work" tabs={[tab('wip', 'Work in progress (5)')]} /> },
    { name: 'None', content: <PageTabs label="Nothing" tabs={[]} /> },
    {
      name: 'Many',
      content: (
        <PageTabs
          label="Months"
          tabs={Array.from({ length: 24 }, (_, index) => tab(`month${index}`, `Month ${index + 1} of the contract`))}
        />
      ),
    },
  ],
}

const views = { information: 'Information', reconciliation: 'Reconciliation' }

const SampleSwitch = () => {
  const [value, setValue] = useState<keyof typeof views>('information')
  return <ViewSwitch label="Views" views={views} value={value} onChange={setValue} />
}

export const viewSwitch: KitPart = {
  title: 'View switch',
  examples: [{ name: 'Two ways of seeing the same rows', content: <SampleSwitch /> }],
}

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

export const feedback: KitPart = {
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
