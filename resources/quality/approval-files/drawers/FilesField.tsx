import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FileUploader } from '../../../../src/kit/upload/FileUploader.tsx'
import { formatFileSize, type UploadRow } from '../../../../src/kit/upload/fileRules.ts'

interface Props {
  readonly rows: readonly UploadRow[]
  readonly onChoose: (rows: readonly UploadRow[]) => void
  readonly isSingle: boolean
}

/** The files that are to be sent, and the way to choose them. */
export const FilesField = ({ rows, onChoose, isSingle }: Props) => {
  const translate = useTranslate()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {rows.map(({ name, size }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may be called alike.
        <Box key={place} sx={{ overflowWrap: 'anywhere' }}>{`${name} (${formatFileSize(size)})`}</Box>
      ))}
      <Button variant="outlined" onClick={() => setChoosing(true)}>
        {translate(isSingle ? 'approvalFiles.chooseFile' : 'approvalFiles.chooseFiles')}
      </Button>
      <FileUploader
        isOpen={isChoosing}
        isSingle={isSingle}
        rows={rows}
        onClose={(chosen) => {
          setChoosing(false)
          onChoose(chosen)
        }}
      />
    </Box>
  )
}
