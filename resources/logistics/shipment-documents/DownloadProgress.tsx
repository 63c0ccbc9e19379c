import CloseIcon from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { FileProgress } from '#kit/documents/FileProgress.tsx'
import type { useFileCall } from '#kit/documents/useFileCall.ts'
import { formatCount } from '#kit/kinds/formats.ts'
import { maxZippedDocuments } from '#schema/logistics/shipments.ts'
import { TooManyDocumentsError } from './fetching.ts'

interface Props {
  readonly download: ReturnType<typeof useFileCall>
}

/** Milliseconds. */
const shownFor = 6_000

/** Progress or error of a download; floats above the bar of selected rows, so that no button moves. */
export const DownloadProgress = ({ download: { state, cancel, retry } }: Props) => {
  const translate = useTranslate()
  const { error } = state
  const [closed, setClosed] = useState<typeof state | null>(null)
  const failedText =
    error instanceof TooManyDocumentsError
      ? translate('shipments.tooMany', { count: formatCount(error.count), max: formatCount(maxZippedDocuments) })
      : `${translate('kit.file.failed')} ${describeReason(error, translate)}`
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
        <FileProgress
          state={state}
          onCancel={cancel}
          onRetry={retry}
          emptyText={translate('shipments.none')}
          failedText={failedText}
        />
        {state.status !== 'receiving' && (
          <IconButton size="small" aria-label={translate('shipments.close')} onClick={close}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Paper>
    </Snackbar>
  )
}
