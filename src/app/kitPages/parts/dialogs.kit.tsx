import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Dialogs } from '../../../kit/dialogs/dialogs.ts'
import { useDialogs } from '../../../kit/dialogs/dialogs.ts'
import type { KitPart } from '../kitPart.ts'

interface Props {
  readonly label: string
  readonly ask: (dialogs: Dialogs) => Promise<unknown>
}

const Opener = ({ label, ask }: Props) => {
  const dialogs = useDialogs()
  const [answer, setAnswer] = useState('')
  return (
    <>
      <Button variant="outlined" onClick={async () => setAnswer(JSON.stringify(await ask(dialogs)) ?? 'closed')}>
        {label}
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {answer}
      </Typography>
    </>
  )
}

const long = 'What is written here goes on for a while, as a sentence of a service may. '.repeat(12)

export const part: KitPart = {
  title: 'Dialogs',
  examples: [
    { name: 'Alert', content: <Opener label="Alert" ask={({ alert }) => alert({ message: 'Saved.' })} /> },
    { name: 'Long alert', content: <Opener label="Long alert" ask={({ alert }) => alert({ message: long })} /> },
    { name: 'Confirm', content: <Opener label="Confirm" ask={({ confirm }) => confirm({ message: 'Send it?' })} /> },
    {
      name: 'Confirm what destroys something',
      content: (
        <Opener
          label="Delete"
          ask={({ confirm }) =>
            confirm({
              title: 'Delete A-1042',
              message: 'It is gone then.',
              confirmLabel: 'Delete',
              isDestructive: true,
            })
          }
        />
      ),
    },
    {
      name: 'Prompt that wants an answer',
      content: <Opener label="Prompt" ask={({ prompt }) => prompt({ message: 'Why?', isRequired: true })} />,
    },
    {
      name: 'Comment, to read only',
      content: <Opener label="Read comment" ask={({ comment }) => comment({ value: long, isReadOnly: true })} />,
    },
    { name: 'Comment', content: <Opener label="Comment" ask={({ comment }) => comment({ maxLength: 200 })} /> },
    {
      name: 'Prompt, then confirm',
      content: (
        <Opener
          label="Add a comment"
          ask={({ promptAndConfirm }) =>
            promptAndConfirm({
              prompt: { message: 'Please add your comment:', isMultiline: true, maxLength: 500 },
              confirm: (text) => `The following comment will be sent: "${text}"`,
            })
          }
        />
      ),
    },
  ],
}
