import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type Dialogs, useDialogs } from '#kit/feedback/dialogs.ts'
import { FormDrawer } from '#kit/feedback/FormDrawer.tsx'
import { FullScreenDialog } from '#kit/feedback/FullScreenDialog.tsx'
import { StateDot } from '#kit/feedback/StateDot.tsx'
import type { KitPart } from '../kitPart.ts'

interface OpenerProps {
  readonly label: string
  readonly ask: (dialogs: Dialogs) => Promise<unknown>
}

const Opener = ({ label, ask }: OpenerProps) => {
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

export const dialogs: KitPart = {
  title: 'Dialogs',
  examples: {
    Alert: <Opener label="Alert" ask={({ alert }) => alert({ message: 'Saved.' })} />,
    'Long alert': <Opener label="Long alert" ask={({ alert }) => alert({ message: long })} />,
    Confirm: <Opener label="Confirm" ask={({ confirm }) => confirm({ message: 'Send it?' })} />,
    'Confirm what destroys something': (
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
    'Prompt that wants an answer': (
      <Opener label="Prompt" ask={({ prompt }) => prompt({ message: 'Why?', isRequired: true })} />
    ),
    'Comment, to read only': (
      <Opener label="Read comment" ask={({ comment }) => comment({ value: long, isReadOnly: true })} />
    ),
    Comment: <Opener label="Comment" ask={({ comment }) => comment({ maxLength: 200 })} />,
    'Prompt, then confirm': (
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
}

const OpenedDrawer = ({ isBusy = false }: { readonly isBusy?: boolean }) => {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {isBusy ? 'Open a busy drawer' : 'Open the drawer'}
      </Button>
      {isOpen && (
        <FormDrawer
          title="New Folder"
          onClose={close}
          submitLabel="Create"
          onSubmit={close}
          isBusy={isBusy}
          isUnsaved={text !== ''}
        >
          <TextField label="Folder name" value={text} onChange={(event) => setText(event.target.value)} />
        </FormDrawer>
      )}
    </>
  )
}

export const formDrawer: KitPart = {
  title: 'Drawer with a form',
  examples: {
    'With a field': <OpenedDrawer />,
    Busy: <OpenedDrawer isBusy />,
  },
}

const OpenedFullScreen = () => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open
      </Button>
      {isOpen && (
        <FullScreenDialog title="Bank reference" onClose={close} actions={<Button onClick={close}>Done</Button>}>
          <StateDot state="onTime">Applied</StateDot>
          <StateDot state="delayed">Partially applied</StateDot>
          <StateDot state="unknown">Not applied</StateDot>
        </FullScreenDialog>
      )}
    </>
  )
}

export const fullScreenDialog: KitPart = {
  title: 'Full-screen dialog',
  examples: { 'With actions': <OpenedFullScreen /> },
}
