import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Chat } from '#kit/page/Chat.tsx'
import type { KitPart } from '../kitPart.ts'

const comments = [
  { text: 'Please look at characteristic 14 first.', at: '21/Nov/2026 08:30', name: 'Ysolde Marchetti', isOwn: false },
  {
    text: 'Thank you.\nWhich gauge did you take for it?',
    at: '21/Nov/2026 09:10',
    name: 'Morgan Oyelaran',
    isOwn: true,
  },
]
const words = { label: 'Comments', emptyText: 'No comments yet.', maxLength: 1000 }
const failedText = "Your message couldn't be sent. Try again later."

const inFrame = (chat: ReactNode) => <Box sx={{ display: 'flex', height: 320, maxWidth: 440 }}>{chat}</Box>

export const chat: KitPart = {
  title: 'Chat',
  examples: {
    'Both sides': inFrame(<Chat {...words} failedText={failedText} messages={comments} onSend={async () => true} />),
    'What is sent fails': inFrame(<Chat {...words} failedText={failedText} messages={[]} onSend={async () => false} />),
  },
}
