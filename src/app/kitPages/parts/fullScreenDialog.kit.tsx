import Button from '@mui/material/Button'
import { useState } from 'react'
import { FullScreenDialog } from '../../../kit/dialogs/FullScreenDialog.tsx'
import { StateDot } from '../../../kit/feedback/StateDot.tsx'
import type { KitPart } from '../kitPart.ts'

const Opened = () => {
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

export const part: KitPart = { title: 'Full-screen dialog', examples: [{ name: 'With actions', content: <Opened /> }] }
