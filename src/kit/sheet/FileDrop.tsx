import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type DragEvent, useId, useState } from 'react'
import { SelectFiles } from '../upload/SelectFiles.tsx'

interface FileDropProps {
  readonly hint: string
  readonly buttonLabel: string
  /** Extensions and media types, as in the `accept` attribute of a file input. */
  readonly accept: string
  readonly isBusy?: boolean
  readonly onFile: (file: File) => void
}

export const FileDrop = ({ hint, buttonLabel, accept, isBusy = false, onFile }: FileDropProps) => {
  const [isOver, setOver] = useState(false)
  const hintId = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !isBusy) onFile(file)
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
        onFiles={([file]) => file && onFile(file)}
      >
        {buttonLabel}
      </SelectFiles>
    </Box>
  )
}
