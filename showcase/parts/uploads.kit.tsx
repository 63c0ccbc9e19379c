import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FileUploader, type UploadRow } from '#kit/files/FileUploader.tsx'
import { formatFileSize } from '#kit/files/fileRules.ts'
import { UploadProgress } from '#kit/files/UploadProgress.tsx'
import { type SendFiles, type UploadState, useUpload } from '#kit/files/useUpload.ts'
import type { KitPart } from '../kitPart.ts'
import { stepping } from '../samples/stepping.ts'

const fileOf = (name: string, size: number): UploadRow => ({
  name,
  file: new File([new Uint8Array(size)], name),
  size,
  type: 'other',
})

const long = `Certificate of conformance for ${'a part that has a long name and '.repeat(5)}nothing else.pdf`

interface Props {
  readonly label: string
  readonly rows?: readonly UploadRow[]
  readonly isSingle?: boolean
}

const Sample = ({ label, rows = [], isSingle = false }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(rows)
  const close = (next: readonly UploadRow[]) => {
    setChosen(next)
    setOpen(false)
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Box role="status" sx={{ mt: 1 }}>
        {chosen.map(({ name, size }) => (
          <Typography key={name} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {name} {formatFileSize(size)}
          </Typography>
        ))}
      </Box>
      <FileUploader isOpen={isOpen} onClose={close} rows={chosen} isSingle={isSingle} />
    </>
  )
}

export const fileUploader: KitPart = {
  title: 'File uploader',
  examples: {
    'Several files': <Sample label="Choose files" />,
    'One file': <Sample label="Choose one file" isSingle />,
    'Files chosen before': (
      <Sample label="Choose more files" rows={[fileOf('approval.pdf', 10_240), fileOf(long, 10_241)]} />
    ),
  },
}

const total = 15_000_000
const file = new File([new Uint8Array(total)], 'approval.pdf')

/** Upload stub: reports progress up to `end` bytes, then calls `then`. */
const reaching =
  (end: number, then: () => Promise<string>): SendFiles<string> =>
  (_, { onProgress, signal }) =>
    stepping({ size: 1_500_000, end, onStep: (sent) => onProgress(sent, total), signal }, then)

const SampleUpload = ({ label, send }: { readonly label: string; readonly send: SendFiles<string> }) => {
  const { state, start, cancel } = useUpload(send)
  return (
    <>
      <Button variant="outlined" disabled={state.status === 'sending'} onClick={() => start([file])}>
        {label}
      </Button>
      <UploadProgress state={state} onCancel={cancel} />
    </>
  )
}

const noop = () => undefined
const progressOf = (status: UploadState['status'], sent: number) => (
  <UploadProgress state={{ status, sent, total }} onCancel={noop} />
)

export const uploadProgress: KitPart = {
  title: 'Upload progress',
  examples: {
    'At its beginning': progressOf('sending', 0),
    'Half way': progressOf('sending', 7_543_210),
    Done: progressOf('done', total),
    'Has failed': progressOf('failed', 1_500_000),
    Cancelled: progressOf('cancelled', 1_500_000),
    'One that comes': <SampleUpload label="Send" send={reaching(total, async () => 'kept')} />,
    'One that fails': (
      <SampleUpload label="Send in vain" send={reaching(6_000_000, () => Promise.reject(new Error('gone')))} />
    ),
    'Never answered': <SampleUpload label="Send and wait" send={reaching(total, () => new Promise(noop))} />,
  },
}
