import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { FullScreenDialog } from '#kit/feedback/FullScreenDialog.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { PageTabs } from '#kit/page/PageTabs.tsx'
import { OnlyRow, useOnlyRow } from '#kit/table/OnlyRow.tsx'
import { wholeList } from '#schema/list.ts'
import { clearedHistoryDays, historyDays, itemsByKind, offers, tableOfOffer } from '#schema/scrap/offers.ts'
import { daysAfter } from '#values/days.ts'
import { PeriodSearch } from '../../material/PeriodSearch.tsx'
import { usePeriod } from '../../material/usePeriod.ts'
import { useSide } from '../../quality/concessions/useSide.ts'
import { ScrapTables } from '../ScrapTables.tsx'
import { InvoiceUpload } from './InvoiceUpload.tsx'
import { OfferAnswer } from './OfferAnswer.tsx'
import { OfferTable } from './OfferTable.tsx'
import { type ShownOffer, useShownOffers } from './shownOffers.ts'

/**
 * Items of an offer in a dialog, opened by a button in its row. The dialog belongs to the page, because rows are
 * re-created when the window becomes as narrow as a phone.
 */
const useOfferDetail = () => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const [shown, setShown] = useState<{ id: number; items: ReturnType<typeof itemsByKind> } | null>(null)
  const [loading, setLoading] = useState<number | null>(null)
  const open = async (id: number) => {
    setLoading(id)
    try {
      setShown({ id, items: itemsByKind(await send(offers.listItems, { id, list: wholeList })) })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      await alert({ message: translate('offers.failed') })
    } finally {
      setLoading(null)
    }
  }
  const titleOf = (id: number) => translate('offers.detailOf', { id })
  const button = (id: number) => (
    <BusyButton
      size="small"
      isBusy={loading === id}
      busyHint={translate('scrap.loading')}
      aria-label={titleOf(id)}
      onClick={() => void open(id)}
    >
      {translate('offers.detail')}
    </BusyButton>
  )
  const dialog = shown && (
    <FullScreenDialog title={titleOf(shown.id)} onClose={() => setShown(null)}>
      <ScrapTables {...shown.items} />
    </FullScreenDialog>
  )
  return { button, dialog }
}

interface Props {
  readonly detailButton: ReturnType<typeof useOfferDetail>['button']
}

const useOffers = () => useCall(offers.list, { customerId: useCurrentCustomer() ?? 0, list: wholeList })

const OpenOffers = ({ detailButton }: Props) => {
  const translate = useTranslate()
  const isCustomer = useSide().side === 'customer'
  const query = useOffers()
  const { rows, value: only } = useOnlyRow('offer', useShownOffers(query.data), ({ id }) => String(id))
  const tables = {
    pendingOffers: {
      rows: rows.filter((row) => tableOfOffer(row) === 'offers'),
      rowAction: (row: ShownOffer) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {detailButton(row.id)}
          {isCustomer && <OfferAnswer id={row.id} onAnswered={query.refetch} />}
        </Box>
      ),
    },
    agreedOffers: {
      rows: rows.filter((row) => tableOfOffer(row) === 'agreements'),
      rowAction: (row: ShownOffer) => isCustomer && <InvoiceUpload id={row.id} onSent={query.refetch} />,
    },
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <OnlyRow parameter="offer" value={only} />
      {Object.entries(tables).map(([name, table]) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
            {translate(`resources.${name}.title`)}
          </Typography>
          <OfferTable name={name as keyof typeof tables} {...table} {...statesOf(query)} />
        </Box>
      ))}
    </Box>
  )
}

/** Offers of a period: initially 365 days, 31 days after Clear `docs/product/material.md#offer-history`. */
const OfferHistory = ({ detailButton }: Props) => {
  const translate = useTranslate()
  const customerId = useCurrentCustomer() ?? 0
  const today = businessToday()
  const lastDays = (days: number) => ({ text: '', from: daysAfter(today, -days), to: today })
  const { period, apply } = usePeriod(lastDays(historyDays))
  const query = useCall(
    offers.list,
    { customerId, start: period.from, end: period.to, list: wholeList },
    { keepsRows: true },
  )
  const rows = useShownOffers(query.data).filter((row) => tableOfOffer(row) === 'history')
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <PeriodSearch
        period={period}
        cleared={lastDays(clearedHistoryDays)}
        clearLabel={translate('offers.clear')}
        onSearch={apply}
      />
      <OfferTable
        name="pastOffers"
        rows={rows}
        rowAction={({ id }) => detailButton(id)}
        pageSize={25}
        {...statesOf(query)}
      />
    </Box>
  )
}

const ScrapPurchaseOffer = () => {
  const translate = useTranslate()
  const { button, dialog } = useOfferDetail()
  const { data, isPending } = useOffers()
  const countOf = (table: ReturnType<typeof tableOfOffer>) =>
    data?.filter((offer) => tableOfOffer(offer) === table).length
  const pending = countOf('offers')
  // Zero opens the history, which agreements alone do not.
  const count = pending === 0 && countOf('agreements') !== 0 ? undefined : pending
  const tabs = [
    {
      name: 'offers',
      label: translate('offers.tabs.offers'),
      count: isPending ? null : count,
      content: <OpenOffers detailButton={button} />,
    },
    { name: 'history', label: translate('offers.tabs.history'), content: <OfferHistory detailButton={button} /> },
  ]
  return (
    <>
      <PageTabs tabs={tabs} label={translate('offers.tabs.label')} />
      {dialog}
    </>
  )
}

export default ScrapPurchaseOffer
