import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FileUploader, type UploadRow } from '../../../kit/upload/FileUploader.tsx'
import { formatFileSize } from '../../../kit/upload/fileRules.ts'
import type { KitPart } from '../kitPart.ts'

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

export const part: KitPart = {
  title: 'File uploader',
  examples: [
    { name: 'Several files', content: <Sample label="Choose files" /> },
    { name: 'One file', content: <Sample label="Choose one file" isSingle /> },
    {
      name: 'Files chosen before',
      content: <Sample label="Choose more files" rows={[fileOf('approval.pdf', 10_240), fileOf(long, 10_241)]} />,
    },
  ],
}
