import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import { sendFiles } from '../../../../dataProvider/upload.ts'
import type { contactPhotos } from '../../../../schema/records/photos.ts'
import { MessageBanner } from '../../../../src/kit/feedback/MessageBanner.tsx'
import { SelectFiles } from '../../../../src/kit/upload/SelectFiles.tsx'
import { useRecordFailure } from './useRecordFailure.ts'

interface Props {
  readonly save: typeof contactPhotos.save
  readonly id: RaRecord['id']
}

export const RecordPhoto = ({ save, id }: Props) => {
  const translate = useTranslate()
  const describeFailure = useRecordFailure()
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string } | null>(null)

  const send = async (files: readonly File[]) => {
    try {
      await sendFiles(save, { id: Number(id) }, files.slice(0, 1))
      setOutcome({ kind: 'success', text: translate('data.photo.saved') })
    } catch (error) {
      setOutcome({ kind: 'error', text: describeFailure(error) })
    }
  }
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 1, justifyItems: 'start', maxWidth: 960 }}>
      <Typography variant="h2">{translate('data.photo.title')}</Typography>
      <Typography variant="body2">{translate('data.photo.note')}</Typography>
      <SelectFiles accept="image/jpeg,image/png,image/webp" onFiles={(files) => void send(files)} />
      {outcome && <MessageBanner kind={outcome.kind}>{outcome.text}</MessageBanner>}
    </Box>
  )
}
