import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { Loadable } from '#kit/cards/Loadable.tsx'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { DialogHead } from '#kit/feedback/DialogHead.tsx'
import { formatDay, formatQuantity } from '#kit/fields/formats.ts'
import { DocumentLink } from '#kit/files/DocumentLink.tsx'
import { useFileCall } from '#kit/files/useFileCall.ts'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { StateWord } from '#kit/table/StateWord.tsx'
import { logistics } from '#schema/logistics/logistics.ts'
import { documentsOf, type PackDocument, type PackLoad } from '#schema/logistics/packs.ts'
import { useDocumentsText } from './DocumentsCell.tsx'
import { DownloadProgress } from './DownloadProgress.tsx'
import { fetchPacks } from './fetching.ts'

const states = { available: 'onTime', expected: 'delayed', missing: 'critical', notRequired: 'unknown' } as const

/** Name of a document, and its state in words; a promised day is part of the state. */
export const usePackTexts = () => {
  const translate = useTranslate()
  return useMemo(
    () => ({
      nameOf: ({ kind, number }: PackDocument) => `${translate(`kit.documents.names.${kind}`)} ${number}`.trim(),
      stateOf: ({ state, expectedOn }: PackDocument) =>
        state === 'expected' && expectedOn !== null
          ? translate('shipments.pack.expectedOn', { day: formatDay(expectedOn) })
          : translate(`shipments.pack.states.${state}`),
    }),
    [translate],
  )
}

const Document = ({ document }: { readonly document: PackDocument }) => {
  const translate = useTranslate()
  const { nameOf, stateOf } = usePackTexts()
  const { link, state } = document
  const name = nameOf(document)
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.25 }}>
      <Box component="span" sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {link === null ? name : <DocumentLink href={link}>{name}</DocumentLink>}
      </Box>
      {document.data !== null && (
        <DocumentLink href={document.data} label={translate('shipments.pack.dataOf', { name })}>
          {translate('shipments.pack.data')}
        </DocumentLink>
      )}
      <StateWord state={states[state]} text={stateOf(document)} />
    </Box>
  )
}

const Load = ({ load }: { readonly load: PackLoad }) => {
  const translate = useTranslate()
  const textOf = useDocumentsText()
  const { documents, purchaseOrder, lineItem, jobOrder, partNumber, quantity } = load
  const { count, unavailable } = textOf(documents)
  const about = { jobOrder, partNumber, quantity: formatQuantity(quantity) }
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2 }}>
      <Typography component="h3" variant="h2">{`${purchaseOrder} - ${lineItem}`}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('shipments.pack.load', about)}
      </Typography>
      <Typography variant="body2" sx={{ my: 1, fontWeight: 550 }}>
        {[translate('shipments.pack.documents', { count }), unavailable].filter(Boolean).join(' · ')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {documents.map((document) => (
          <Document key={`${document.kind} ${document.number}`} document={document} />
        ))}
      </Box>
    </Paper>
  )
}

const paper = { role: 'dialog', 'aria-modal': true, sx: { width: { xs: '100%', sm: 480 }, maxWidth: '100%' } } as const
const footLine = { borderTop: 1, borderColor: 'divider' } as const

interface Props extends CustomerProps {
  readonly load: number
  readonly onClose: () => void
}

/** Documents of all loads that left with a load; a zip of them says beforehand which are unavailable. */
export const PackDrawer = ({ customerId, load, onClose }: Props) => {
  const translate = useTranslate()
  const textOf = useDocumentsText()
  const titleId = useId()
  const query = useCall(logistics.pack, { customerId, load })
  const download = useFileCall()
  const loads = query.data?.loads ?? []
  const documents = documentsOf(loads)
  const billOfLading = query.data?.billOfLading ?? null
  const { count, unavailable } = textOf(documents)
  const title =
    billOfLading === null ? translate('shipments.pack.title') : translate('shipments.pack.titleOf', { billOfLading })
  const hasFiles = documents.some(({ link }) => link !== null)
  const numbers = loads.map((one) => one.load)
  return (
    <Drawer open anchor="right" onClose={onClose} slotProps={{ paper: { ...paper, 'aria-labelledby': titleId } }}>
      <DialogHead
        id={titleId}
        title={title}
        onClose={onClose}
        sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      />
      <Box sx={{ display: 'grid', gap: 2, p: 2, flexGrow: 1, minHeight: 0, overflowY: 'auto', alignContent: 'start' }}>
        <Loadable height={240} isLoading={query.isPending} error={query.error} onRetry={() => void query.refetch()}>
          {loads.map((one) => (
            <Load key={one.load} load={one} />
          ))}
        </Loadable>
      </Box>
      {hasFiles && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 2, ...footLine }}>
          <Typography variant="body2" sx={{ flex: '1 1 160px' }}>
            {[translate('shipments.pack.documents', { count }), unavailable].filter(Boolean).join(' · ')}
          </Typography>
          <BusyButton
            variant="contained"
            isBusy={download.state.status === 'receiving'}
            busyHint={translate('kit.download.busy')}
            onClick={() => download.start(fetchPacks(customerId, numbers))}
          >
            {translate('shipments.bulk.zip')}
          </BusyButton>
        </Box>
      )}
      <DownloadProgress download={download} />
    </Drawer>
  )
}
