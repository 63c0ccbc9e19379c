import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { ChooseFiles } from '#kit/files/ChooseFiles.tsx'
import { formatFileSize, type UploadRow } from '#kit/files/fileRules.ts'

interface Props {
  readonly rows: readonly UploadRow[]
  readonly onChoose: (rows: readonly UploadRow[]) => void
  readonly isSingle: boolean
}

export const FilesField = ({ rows, onChoose, isSingle }: Props) => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {rows.map(({ name, size }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name.
        <Box key={place} sx={{ overflowWrap: 'anywhere' }}>{`${name} (${formatFileSize(size)})`}</Box>
      ))}
      <ChooseFiles isSingle={isSingle} rows={rows} onChoose={onChoose}>
        {translate(isSingle ? 'approvalFiles.chooseFile' : 'approvalFiles.chooseFiles')}
      </ChooseFiles>
    </Box>
  )
}
