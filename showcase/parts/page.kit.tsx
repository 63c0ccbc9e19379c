import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { DownloadButton } from '#kit/feedback/DownloadButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { LoadingOverlay } from '#kit/feedback/LoadingOverlay.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { AsOf } from '#kit/page/AsOf.tsx'
import { PageTabs } from '#kit/page/PageTabs.tsx'
import { ViewSwitch } from '#kit/page/ViewSwitch.tsx'
import type { Instant } from '#schema/kinds.ts'
import type { KitPart } from '../kitPart.ts'

const at = '2026-11-05T09:30:00.000Z' as Instant

export const asOf: KitPart = {
  title: 'As of',
  examples: {
    Fresh: <AsOf at={at} isStale={false} />,
    Stale: <AsOf at={at} isStale />,
  },
}

const tab = (name: string, label: string, count?: number | null) => ({
  name,
  label,
  count,
  content: <Typography>{`Content of ${label}`}</Typography>,
})

export const pageTabs: KitPart = {
  title: 'Page tabs',
  examples: {
    'With counts': (
      <PageTabs
        label="Invoices"
        tabs={[tab('overdue', 'Overdue', 0), tab('due', 'Due this month', 3), tab('open', 'Not due yet', 1250)]}
      />
    ),
    'Counts loading': <PageTabs label="Invoices" tabs={[tab('overdue', 'Overdue', null), tab('due', 'Due', null)]} />,
    One: <PageTabs label="Work" tabs={[tab('wip', 'Work in progress', 5)]} />,
    None: <PageTabs label="Nothing" tabs={[]} />,
    Many: (
      <PageTabs
        label="Months"
        tabs={Array.from({ length: 24 }, (_, index) => tab(`month${index}`, `Month ${index + 1} of the contract`))}
      />
    ),
  },
}

const views = { information: 'Information', reconciliation: 'Reconciliation' }

const SampleSwitch = () => {
  const [value, setValue] = useState<keyof typeof views>('information')
  return <ViewSwitch label="Views" views={views} value={value} onChange={setValue} />
}

export const viewSwitch: KitPart = {
  title: 'View switch',
  examples: { 'Two ways of seeing the same rows': <SampleSwitch /> },
}

const noop = () => undefined

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
  examples: {
    ...Object.fromEntries(
      kinds.map((kind) => [kind, <MessageBanner key={kind} kind={kind}>{`A message: ${kind}.`}</MessageBanner>]),
    ),
    'Long message that can be closed': (
      <MessageBanner kind="info" onClose={noop}>
        {long.repeat(3)}
      </MessageBanner>
    ),
    Failed: <FailedState onRetry={noop} />,
    'Failed, with what': <FailedState message={long} onRetry={noop} />,
    Empty: <EmptyState />,
    'Empty by filters': <EmptyState onClearFilters={noop} />,
    'Download that comes': <DownloadButton download={async () => undefined} />,
    'Download that fails': <DownloadButton label="Statement" download={() => Promise.reject(new Error('gone'))} />,
    Overlay: <Overlay />,
  },
}
