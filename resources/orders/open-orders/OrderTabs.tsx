import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { PageTabs } from '#kit/page/PageTabs.tsx'
import { presetSearch, sameFilters } from './addresses.ts'

const paths = { openOrders: '/open-orders-report', statusReport: '/status-report-steel' } as const
type TabName = keyof typeof paths

interface Props {
  readonly open: TabName
  readonly children: ReactNode
}

/** The customer's two order lists, each with its own URL; filters carry over between them. */
export const OrderTabs = ({ open, children }: Props) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { search } = useLocation()
  const preset = presetSearch(search)
  if (preset !== null) return <Navigate to={{ search: preset }} replace />

  const tabs = (['openOrders', 'statusReport'] as const).map((name) => ({
    name,
    label: translate(`orders.tabs.${name}`),
    content: name === open && children,
  }))
  const goTo = (name: TabName) => void navigate({ pathname: paths[name], search: sameFilters(search) })
  return <PageTabs tabs={tabs} label={translate('orders.tabs.label')} value={open} onChange={goTo} />
}
