import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { documentsOf } from '../../../schema/logistics/packs.ts'
import { bulkKinds, type Shipment } from '../../../schema/logistics/shipments.ts'
import { type FetchFile, useFileCall } from '../../../src/kit/documents/useFileCall.ts'
import { BusyButton } from '../../../src/kit/feedback/busy/BusyButton.tsx'
import { SelectionBar } from '../../../src/kit/table/SelectionBar.tsx'
import { useListState } from '../../../src/kit/table/state/listState.ts'
import type { Selection } from '../../../src/kit/table/state/selection.tsx'
import { useDocumentsText } from './DocumentsCell.tsx'
import { DownloadProgress } from './DownloadProgress.tsx'
import { fetchBundle, fetchZip } from './fetching.ts'

interface Props {
  readonly customerId: number
  readonly selection: Selection<Shipment>
}

/** Actions for the loads selected on all pages; hidden without a selection. */
export const BulkBar = ({ customerId, selection }: Props) => {
  const translate = useTranslate()
  const inSight = (useListState().data ?? []) as unknown as readonly Shipment[]
  const download = useFileCall()
  const { rows } = selection
  const jobOrders = rows.map(({ jobOrder }) => jobOrder)
  const textOf = useDocumentsText()
  const { count, lacking } = textOf(documentsOf(rows))
  const actions: readonly (readonly [name: string, fetchFile: FetchFile])[] = [
    ...Object.values(bulkKinds).map((kind) => [kind, fetchBundle(customerId, kind, jobOrders)] as const),
    ['zip', fetchZip(customerId, async () => rows)],
  ]
  return (
    <>
      <SelectionBar selection={selection} inSight={inSight} nameOf={({ order, jobOrder }) => `${order}, ${jobOrder}`}>
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
        {lacking !== '' && (
          <Typography variant="body2">
            {translate('shipments.pack.documents', { count })} · {lacking}
          </Typography>
        )}
      </SelectionBar>
      <DownloadProgress download={download} />
    </>
  )
}
