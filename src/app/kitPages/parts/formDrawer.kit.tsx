import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { FormDrawer } from '../../../kit/drawer/FormDrawer.tsx'
import type { KitPart } from '../kitPart.ts'

const Opened = ({ isBusy = false }: { readonly isBusy?: boolean }) => {
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

export const part: KitPart = {
  title: 'Drawer with a form',
  examples: [
    { name: 'With a field', content: <Opened /> },
    { name: 'Busy', content: <Opened isBusy /> },
  ],
}
