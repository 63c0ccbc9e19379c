import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
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
  return (
    // High enough that what stands below is out of sight before the rows push it there.
    <Box sx={{ minWidth: 0, minHeight: 480, '@media print': { minHeight: 0 } }}>
      <PageTabs tabs={tabs} label={translate('finance.invoices')} />
    </Box>
  )
}
