import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useListContext, useTranslate } from 'react-admin'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { type FetchFile, useFileCall } from '#kit/files/useFileCall.ts'
import type { Listed } from '#kit/report/reportOptions.ts'
import { SelectionBar } from '#kit/table/SelectionBar.tsx'
import { latest, type Selection } from '#kit/table/selection.ts'
import { logistics } from '#schema/logistics/logistics.ts'
import { documentsOf } from '#schema/logistics/packs.ts'
import { bulkKinds, maxZippedDocuments, type Shipment } from '#schema/logistics/shipments.ts'
import { isOffered } from '#schema/wire/offered.ts'
import { ByMonth } from './ByMonth.tsx'
import { useDocumentsText } from './DocumentsCell.tsx'
import { DownloadProgress } from './DownloadProgress.tsx'
import { fetchBundle, fetchZip } from './fetching.ts'

interface Props {
  readonly customerId: number
  readonly selection: Selection<Listed<Shipment>>
}

/** Actions for the loads selected on all pages; hidden without a selection. */
export const BulkBar = ({ customerId, selection }: Props) => {
  const translate = useTranslate()
  const { data: inSight = [] } = useListContext<Listed<Shipment>>()
  const download = useFileCall()
  const rows = latest(selection.rows, inSight)
  const jobOrders = rows.map(({ jobOrder }) => jobOrder)
  const textOf = useDocumentsText()
  const documents = documentsOf(rows)
  const { count, unavailable } = textOf(documents)
  const size = documents.filter(({ link }) => link !== null).length
  const isTooMuch = size > maxZippedDocuments
  const isBusy = download.state.status === 'receiving'
  const startZip = (loads: readonly Shipment[]) => void download.start(fetchZip(customerId, async () => loads))
  const certificates = isOffered(logistics.zipPacks)
    ? [['certificate', fetchZip(customerId, async () => rows, 'certificate')] as const]
    : []
  const actions: readonly (readonly [name: string, fetchFile: FetchFile])[] = [
    ...certificates,
    ...Object.values(bulkKinds).map((kind) => [kind, fetchBundle(customerId, kind, jobOrders)] as const),
    ...(isTooMuch ? [] : [['zip', fetchZip(customerId, async () => rows)] as const]),
  ]
  return (
    <>
      <SelectionBar selection={selection} nameOf={({ order, jobOrder }) => `${order}, ${jobOrder}`}>
        <Box
          role="group"
          aria-label={translate('shipments.bulk.label')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {actions.map(([name, fetchFile]) => (
            <BusyButton
              key={name}
              size="small"
              variant={name === 'zip' ? 'contained' : 'outlined'}
              isBusy={isBusy}
              busyHint={translate('kit.download.busy')}
              onClick={() => download.start(fetchFile)}
            >
              {translate(`shipments.bulk.${name}`)}
            </BusyButton>
          ))}
        </Box>
        {isTooMuch && <ByMonth count={size} loads={rows} isBusy={isBusy} onChoose={startZip} />}
        {unavailable !== '' && (
          <Typography variant="body2">
            {translate('shipments.pack.documents', { count })} · {unavailable}
          </Typography>
        )}
      </SelectionBar>
      <DownloadProgress download={download} onChoose={startZip} />
    </>
  )
}
