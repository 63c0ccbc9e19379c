import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { ChooseFiles } from '../../../../src/kit/upload/ChooseFiles.tsx'
import { formatFileSize, type UploadRow } from '../../../../src/kit/upload/fileRules.ts'
import type { ConcessionProps } from '../list/concessionCards.ts'

interface Props extends ConcessionProps {
  readonly rows: readonly UploadRow[]
  readonly onChoose: (rows: readonly UploadRow[]) => void
  readonly onSend: () => Promise<void>
}

export const ApprovalChoice = ({ concession: { ncr }, rows, onChoose, onSend }: Props) => {
  const translate = useTranslate()
  const [file] = rows
  const change = file ? 'change' : 'choose'
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      {file && <span>{`${file.name} (${formatFileSize(file.size)})`}</span>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ChooseFiles
          size="small"
          isSingle
          rows={rows}
          onChoose={onChoose}
          aria-label={translate(`concessions.approval.${change}Of`, { ncr })}
        >
          {translate(`concessions.approval.${change}`)}
        </ChooseFiles>
        <Button
          size="small"
          variant={file ? 'contained' : 'outlined'}
          aria-label={translate('concessions.approval.sendOf', { ncr })}
          onClick={() => void onSend()}
        >
          {translate('concessions.approval.send')}
        </Button>
      </Box>
    </Box>
  )
}
