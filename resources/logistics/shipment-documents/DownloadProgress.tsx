import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { FileProgress } from '#kit/files/FileProgress.tsx'
import type { useFileCall } from '#kit/files/useFileCall.ts'
import type { Shipment } from '#schema/logistics/shipments.ts'
import { ByMonth } from './ByMonth.tsx'
import { TooManyDocumentsError } from './fetching.ts'

interface Props {
  readonly download: ReturnType<typeof useFileCall>
  /** Downloads some of the loads, if they have more documents than a zip holds. */
  readonly onChoose?: (loads: readonly Shipment[]) => void
}

/** Milliseconds. */
const shownFor = 6_000

/** Progress or error of a download; floats above the bar of selected rows, so that no button moves. */
export const DownloadProgress = ({ download: { state, cancel, retry }, onChoose }: Props) => {
  const translate = useTranslate()
  const { error } = state
  const [closed, setClosed] = useState<typeof state | null>(null)
  const close = () => setClosed(state)
  return (
    <Snackbar
      open={state.status !== 'idle' && state !== closed}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      autoHideDuration={state.status === 'done' && !state.missing ? shownFor : null}
      onClose={(_event, reason) => reason === 'timeout' && close()}
      sx={{ mb: 8 }}
    >
      <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 1, maxWidth: 560 }}>
        {error instanceof TooManyDocumentsError && onChoose ? (
          <Box role="alert" sx={{ maxHeight: '30dvh', overflowY: 'auto' }}>
            <ByMonth count={error.count} loads={error.loads} onChoose={onChoose} />
          </Box>
        ) : (
          <FileProgress
            state={state}
            onCancel={cancel}
            onRetry={retry}
            emptyText={translate('shipments.none')}
            failedText={`${translate('kit.file.failed')} ${describeReason(error, translate)}`}
          />
        )}
        {state.status !== 'receiving' && (
          <IconButton size="small" aria-label={translate('shipments.close')} onClick={close}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Paper>
    </Snackbar>
  )
}
