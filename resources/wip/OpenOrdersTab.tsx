import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { formatCount } from '../../src/kit/kinds/formats.ts'
import { PageTabs } from '../../src/kit/tabs/PageTabs.tsx'

interface Props {
  /** How many lines there are, once that is known. */
  readonly total?: number | undefined
  readonly children: ReactNode
}

/** The one visible tab of work in progress (spec 2 §2), with its count. */
export const OpenOrdersTab = ({ total, children }: Props) => {
  const translate = useTranslate()
  const label =
    total === undefined ? translate('wip.openOrders') : translate('wip.openOrdersCount', { total: formatCount(total) })
  return <PageTabs tabs={[{ name: 'open', label, content: children }]} />
}
