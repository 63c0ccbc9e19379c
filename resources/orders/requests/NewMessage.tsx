import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { sendFiles } from '#dataProvider/upload.ts'
import { useUnsavedPart } from '#kit/feedback/FormDrawer.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { ChooseFiles } from '#kit/files/ChooseFiles.tsx'
import type { UploadRow } from '#kit/files/fileRules.ts'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import { maxRequestFiles, type RequestDetail, requests } from '#schema/orders/requests.ts'
import { useRequestChange } from './useRequestChange.ts'

interface Props {
  readonly request: RequestDetail
}

/** Adds to the conversation of a request that is not closed. */
export const NewMessage = ({ request: { number, isClosed, messages } }: Props) => {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly UploadRow[]>([])
  const [keyOf] = useState(repeatKeys)
  const { isBusy, fault, run } = useRequestChange()
  useUnsavedPart(text.trim() !== '' || files.length > 0)
  if (isClosed) return null
  const submit = async () => {
    const chosen = files.map(({ file }) => file)
    // The same text may be sent twice.
    const key = { text, names: chosen.map(({ name, size }) => ({ name, size })), after: messages.length }
    const isSent = await run(() =>
      sendFiles(requests.addMessage, { number, text: text.trim() }, chosen, { repeatKey: keyOf(key) }),
    )
    if (!isSent) return
    setText('')
    setFiles([])
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        multiline
        size="small"
        label={translate('kit.chat.message')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ChooseFiles size="small" rows={files} onChoose={setFiles} max={maxRequestFiles} isSingle={false}>
          {translate('requests.files', { smart_count: files.length })}
        </ChooseFiles>
        <Button size="small" variant="outlined" disabled={isBusy || text.trim() === ''} onClick={() => void submit()}>
          {translate('requests.sendMessage')}
        </Button>
      </Box>
      {fault && <MessageBanner kind="error">{fault}</MessageBanner>}
    </Box>
  )
}
