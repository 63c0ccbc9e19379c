import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { ChooseFiles } from '#kit/files/ChooseFiles.tsx'
import { formatFileSize, type UploadRow } from '#kit/files/fileRules.ts'
import { UploadProgress } from '#kit/files/UploadProgress.tsx'
import type { useUpload } from '#kit/files/useUpload.ts'

/** Visible label, and the accessible name that distinguishes it from other rows. */
interface Named {
  readonly label: string
  readonly name: string
}

interface Props {
  readonly rows: readonly UploadRow[]
  readonly onChoose: (rows: readonly UploadRow[]) => void
  readonly choose: Named
  readonly submit: Named
  readonly onSubmit: () => Promise<void>
  /** Reason why submitting is disabled; null if enabled. */
  readonly hint: string | null
  readonly upload: Pick<ReturnType<typeof useUpload>, 'state' | 'cancel'>
  /** Rendered between the two buttons. */
  readonly children?: ReactNode
}

/** File input of a row: choose, submit and progress. */
export const FileSubmit = ({ rows, onChoose, choose, submit, onSubmit, hint, upload, children }: Props) => {
  const [file] = rows
  const isSending = upload.state.status === 'sending'
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', py: 0.5 }}>
      {file && <span>{`${file.name} (${formatFileSize(file.size)})`}</span>}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          '& .MuiButton-root': { minHeight: 30, py: 0.25 },
        }}
      >
        <ChooseFiles
          size="small"
          isSingle
          rows={rows}
          onChoose={onChoose}
          disabled={isSending}
          aria-label={choose.name}
        >
          {choose.label}
        </ChooseFiles>
        {children}
        <BusyButton
          size="small"
          variant="contained"
          isBusy={hint !== null}
          busyHint={hint ?? ''}
          aria-label={submit.name}
          onClick={() => void onSubmit()}
        >
          {submit.label}
        </BusyButton>
      </Box>
      {isSending && <UploadProgress state={upload.state} onCancel={upload.cancel} />}
    </Box>
  )
}
