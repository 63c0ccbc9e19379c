import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useListContext, useTranslate } from 'react-admin'
import { type FetchFile, useFileCall } from '#kit/documents/useFileCall.ts'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import type { Listed } from '#kit/report/reportOptions.ts'
import { SelectionBar } from '#kit/table/SelectionBar.tsx'
import { latest, type Selection } from '#kit/table/selection.ts'
import { documentsOf } from '#schema/logistics/packs.ts'
import { bulkKinds, type Shipment } from '#schema/logistics/shipments.ts'
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
  const { count, unavailable } = textOf(documentsOf(rows))
  const actions: readonly (readonly [name: string, fetchFile: FetchFile])[] = [
    ...Object.values(bulkKinds).map((kind) => [kind, fetchBundle(customerId, kind, jobOrders)] as const),
    ['zip', fetchZip(customerId, async () => rows)],
  ]
  return (
    <>
      <SelectionBar
        selected={selection.rows}
        inSight={inSight}
        nameOf={({ order, jobOrder }) => `${order}, ${jobOrder}`}
      >
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
              isBusy={download.state.status === 'receiving'}
              busyHint={translate('kit.download.busy')}
              onClick={() => download.start(fetchFile)}
            >
              {translate(`shipments.bulk.${name}`)}
            </BusyButton>
          ))}
        </Box>
        {unavailable !== '' && (
          <Typography variant="body2">
            {translate('shipments.pack.documents', { count })} · {unavailable}
          </Typography>
        )}
      </SelectionBar>
      <DownloadProgress download={download} />
    </>
  )
}
