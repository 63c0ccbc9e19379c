import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useTranslate } from 'react-admin'
import type { Shipment } from '../../../schema/logistics/shipments.ts'
import { useFileCall } from '../../../src/kit/documents/useFileCall.ts'
import { BusyButton } from '../../../src/kit/feedback/busy/BusyButton.tsx'
import type { CustomerProps } from '../../../src/kit/page/ForCustomer.tsx'
import { useListState } from '../../../src/kit/table/state/listState.ts'
import { DownloadProgress } from './DownloadProgress.tsx'
import { fetchZip } from './fetching.ts'

/**
 * Downloads all documents of all loads that match the filters, on every page
 * `docs/product/logistics.md#bulk-downloads`.
 */
export const DownloadAll = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const { allRows, total } = useListState()
  const download = useFileCall()
  const readLoads = async (signal: AbortSignal) => {
    const loads: Shipment[] = []
    for await (const rows of allRows(signal)) loads.push(...(rows as unknown as readonly Shipment[]))
    return loads
  }
  return (
    <>
      <BusyButton
        variant="outlined"
        startIcon={<DownloadIcon />}
        isBusy={download.state.status === 'receiving'}
        busyHint={translate('kit.download.busy')}
        disabled={total === 0}
        onClick={() => download.start(fetchZip(customerId, readLoads))}
      >
        {translate('shipments.download')}
      </BusyButton>
      <DownloadProgress download={download} />
    </>
  )
}
