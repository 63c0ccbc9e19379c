import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { useMenuButton } from '#kit/feedback/useMenuButton.ts'
import { useFileCall } from '#kit/files/useFileCall.ts'
import { useAllCustomers } from '#kit/page/allCustomers.ts'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import type { AnyRow } from '#kit/report/reportOptions.ts'
import { useAllRows } from '#kit/table/listState.ts'
import { logistics } from '#schema/logistics/logistics.ts'
import type { PackKind } from '#schema/logistics/packs.ts'
import type { Shipment } from '#schema/logistics/shipments.ts'
import { isOffered } from '#schema/wire/offered.ts'
import { DownloadProgress } from './DownloadProgress.tsx'
import { fetchZip, type ListedLoad } from './fetching.ts'

const kinds = ['certificate', 'millTest', 'invoice', 'xml', 'packingList', 'billOfLading'] as const

/** Leaves room for the arrow beside the filters and the export. */
const narrowOnPhones = { px: { xs: 1, sm: 2 }, '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }

/** Downloads of documents of all loads that match the filters, on every page. */
const useDownloadOfAll = () => {
  const allRows = useAllRows()
  const download = useFileCall()
  const [last, setLast] = useState<{ readonly customerId: number; readonly kind: PackKind | undefined }>()
  const start = (customerId: number, kind?: PackKind) => {
    const readLoads = async (signal: AbortSignal) => {
      const loads: ListedLoad[] = []
      for await (const rows of allRows(signal)) loads.push(...(rows as unknown as readonly ListedLoad[]))
      return loads.filter((load) => (load.customerId ?? customerId) === customerId)
    }
    setLast({ customerId, kind })
    void download.start(fetchZip(customerId, readLoads, kind))
  }
  const startOf = (loads: readonly Shipment[]) =>
    last && download.start(fetchZip(last.customerId, async () => loads, last.kind))
  return {
    start,
    isBusy: download.state.status === 'receiving',
    progress: <DownloadProgress download={download} onChoose={startOf} />,
  }
}

/**
 * Downloads the documents, or those of one kind, of all loads that match the filters, on every page
 * `docs/product/logistics.md#bulk-downloads`.
 */
export const DownloadAll = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const hasNone = useListContext<AnyRow>().total === 0
  const { start, isBusy, progress } = useDownloadOfAll()
  const { button, menu, close } = useMenuButton()
  return (
    <>
      <ButtonGroup variant="outlined">
        <BusyButton
          startIcon={<DownloadIcon />}
          sx={narrowOnPhones}
          isBusy={isBusy}
          busyHint={translate('kit.download.busy')}
          disabled={hasNone}
          onClick={() => start(customerId)}
        >
          {translate('shipments.download')}
        </BusyButton>
        {isOffered(logistics.zipPacks) && (
          <Button
            {...button}
            disabled={hasNone || isBusy}
            aria-label={translate('shipments.downloadKind')}
            sx={{ px: 0, '&.MuiButtonGroup-grouped': { minWidth: 32 } }}
          >
            <ArrowDropDown />
          </Button>
        )}
      </ButtonGroup>
      <Menu {...menu}>
        {kinds.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              close()
              start(customerId, kind)
            }}
          >
            {translate(`shipments.bulk.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
      {progress}
    </>
  )
}

/** In a list of several customers: a zip has the documents of one of them. */
export const DownloadByCustomer = () => {
  const translate = useTranslate()
  const customers = useAllCustomers()
  const hasNone = useListContext<AnyRow>().total === 0
  const { start, isBusy, progress } = useDownloadOfAll()
  const { button, menu, close } = useMenuButton()
  return (
    <>
      <BusyButton
        {...button}
        variant="outlined"
        startIcon={<DownloadIcon />}
        endIcon={<ArrowDropDown />}
        sx={narrowOnPhones}
        isBusy={isBusy}
        busyHint={translate('kit.download.busy')}
        disabled={hasNone}
      >
        {translate('shipments.download')}
      </BusyButton>
      <Menu {...menu}>
        {customers?.map(({ id, name }) => (
          <MenuItem
            key={id}
            onClick={() => {
              close()
              start(id)
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
      {progress}
    </>
  )
}
