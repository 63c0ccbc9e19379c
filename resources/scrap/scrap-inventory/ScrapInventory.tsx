import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { StatTile } from '#kit/cards/StatTile.tsx'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { FullScreenDialog } from '#kit/feedback/FullScreenDialog.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatDay, formatKilograms } from '#kit/fields/formats.ts'
import { useSumLabel } from '#kit/table/unreadable.ts'
import { wholeList } from '#schema/list.ts'
import { scrap, scrapLimitGrams, updatedOn } from '#schema/scrap/scrap.ts'
import { ScrapTables } from '../ScrapTables.tsx'

const weights = { cuttingEnds: 'cuttingEnd.weight', punchOuts: 'punchOut.weight', pieces: 'scrapPiece.weight' } as const

const weightOf = (rows: readonly { readonly weight: number }[] = []) =>
  rows.reduce((sum, { weight }) => sum + weight, 0)

const useScrap = () => {
  const customerId = useCurrentCustomer() ?? 0
  const cuttingEnds = useCall(scrap.listCuttingEnds, { customerId, list: wholeList })
  const punchOuts = useCall(scrap.listPunchOuts, { customerId, list: wholeList })
  const pieces = useCall(scrap.listScrap, { customerId, list: wholeList })
  const all = [cuttingEnds, punchOuts, pieces]
  const failed = all.filter((query) => query.error)
  const states = {
    isLoading: all.some((query) => statesOf(query).isLoading),
    error: failed[0]?.error ?? null,
    onRetry: () => void Promise.all(failed.map((query) => query.refetch())),
  }
  /** Refetches failed queries; true when all have loaded. */
  const complete = async () => {
    const answers = await Promise.all(failed.map((query) => query.refetch()))
    return answers.every(({ isSuccess }) => isSuccess)
  }
  return { cuttingEnds, punchOuts, pieces, states, complete }
}

const ScrapInventory = () => {
  const translate = useTranslate()
  const sumLabel = useSumLabel()
  const { alert } = useDialogs()
  const [isOpen, setOpen] = useState(false)
  const { complete, states, ...kinds } = useScrap()
  const { cuttingEnds, punchOuts, pieces } = kinds
  const total = weightOf(cuttingEnds.data) + weightOf(punchOuts.data) + weightOf(pieces.data)
  const isKnown = !states.isLoading && !states.error
  const newest = updatedOn(punchOuts.data ?? [])
  const open = async () => {
    if (await complete()) setOpen(true)
    else await alert({ message: translate('scrap.detailFailed') })
  }
  const tile = (name: keyof typeof kinds) => (
    <StatTile
      label={sumLabel(translate(`scrap.cards.${name}`), weights[name])}
      value={formatKilograms(weightOf(kinds[name].data))}
      {...statesOf(kinds[name])}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {isKnown && total > scrapLimitGrams && <MessageBanner kind="warning">{translate('scrap.tooMuch')}</MessageBanner>}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(4, minmax(0, 1fr))' } }}
      >
        {tile('cuttingEnds')}
        {tile('punchOuts')}
        {tile('pieces')}
        <StatTile
          label={sumLabel(translate('scrap.cards.total'), ...Object.values(weights))}
          value={formatKilograms(total)}
          {...states}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <span>{translate('scrap.updatedOn', { day: newest ? formatDay(newest) : '-' })}</span>
        <BusyButton
          variant="contained"
          isBusy={states.isLoading}
          busyHint={translate('scrap.loading')}
          onClick={() => void open()}
        >
          {translate('scrap.detail')}
        </BusyButton>
      </Box>
      {isOpen && (
        <FullScreenDialog title={translate('scrap.detailTitle')} onClose={() => setOpen(false)}>
          <ScrapTables
            cuttingEnds={cuttingEnds.data ?? []}
            punchOuts={punchOuts.data ?? []}
            pieces={pieces.data ?? []}
          />
        </FullScreenDialog>
      )}
    </Box>
  )
}

export default ScrapInventory
