import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { balanceParts } from '../../../schema/finance.ts'
import { PageTabs } from '../../../src/kit/tabs/PageTabs.tsx'
import type { AccountQuery } from './accountQuery.ts'
import { InvoiceTable } from './InvoiceTable.tsx'

interface Props {
  readonly account: AccountQuery
}

/** The open invoices, a tab for each part of the balance. */
export const InvoiceTabs = ({ account }: Props) => {
  const translate = useTranslate()
  const tabs = useMemo(
    () =>
      balanceParts.map((part) => ({
        name: part,
        label: translate(`resources.${part}Invoices.title`),
        content: <InvoiceTable part={part} account={account} />,
      })),
    [account, translate],
  )
  return <PageTabs tabs={tabs} label={translate('finance.invoices')} />
}
