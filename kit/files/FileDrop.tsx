import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type DragEvent, useId, useState } from 'react'
import { SelectFiles } from './SelectFiles.tsx'

interface FileDropProps {
  readonly hint: string
  readonly buttonLabel: string
  /** Extensions and media types, as in the `accept` attribute of a file input. */
  readonly accept: string
  readonly isBusy?: boolean
  readonly isMultiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

export const FileDrop = ({ hint, buttonLabel, accept, isBusy = false, isMultiple = false, onFiles }: FileDropProps) => {
  const [isOver, setOver] = useState(false)
  const hintId = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files].slice(0, isMultiple ? undefined : 1)
    if (files.length > 0 && !isBusy) onFiles(files)
  }
  return (
    <Box
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        p: 4,
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : 'background.paper',
        textAlign: 'center',
      }}
    >
      <UploadIcon color="action" />
      <Typography id={hintId} sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
      <SelectFiles
        size="medium"
        accept={accept}
        disabled={isBusy}
        aria-describedby={hintId}
        isMultiple={isMultiple}
        onFiles={onFiles}
      >
        {buttonLabel}
      </SelectFiles>
    </Box>
  )
}
