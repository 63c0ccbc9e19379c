import SendIcon from '@mui/icons-material/Send'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useUnsavedPart } from '../feedback/FormDrawer.tsx'
import { MessageBanner } from '../feedback/MessageBanner.tsx'
import { type ChatMessage, Messages } from './Messages.tsx'

interface Props {
  readonly label: string
  readonly messages: readonly ChatMessage[]
  readonly emptyText: string
  /** Shown if sending fails; the input is kept. */
  readonly failedText: string
  /** Resolves to true if sent. */
  readonly onSend: (text: string) => Promise<boolean>
  readonly maxLength: number
}

/** Conversation of two sides, newest message last, with an input. Enter sends. */
export const Chat = ({ label, messages, emptyText, failedText, onSend, maxLength }: Props) => {
  const translate = useTranslate()
  const [text, setText] = useState('')
  useUnsavedPart(text.trim() !== '')
  const [isFailed, setFailed] = useState(false)
  const [isSending, setSending] = useState(false)
  const foot = useRef<HTMLDivElement>(null)
  const count = messages.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is shown, even if its text is the same.
  useEffect(() => {
    void foot.current?.scrollIntoView?.({ block: 'nearest' })
  }, [count])
  const mayBeSent = text.trim() !== '' && [...text].length <= maxLength && !isSending

  const send = async () => {
    if (!mayBeSent) return
    setSending(true)
    const isSent = await onSend(text.trim())
    setSending(false)
    setFailed(!isSent)
    if (isSent) setText('')
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    // Ignore Enter that confirms an input method composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, flexGrow: 1, minHeight: 0 }}>
      <Box sx={{ flexGrow: 1, minHeight: 120, overflowY: 'auto' }} tabIndex={0} role="log" aria-label={label}>
        <Messages messages={messages} emptyText={emptyText} />
        <div ref={foot} />
      </Box>
      {isFailed && <MessageBanner kind="error">{failedText}</MessageBanner>}
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <TextField
          fullWidth
          multiline
          maxRows={6}
          size="small"
          label={translate('kit.chat.message')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <IconButton
          color="primary"
          aria-label={translate('kit.chat.send')}
          disabled={!mayBeSent}
          onClick={() => void send()}
        >
          <SendIcon />
        </IconButton>
      </Box>
    </Box>
  )
}
