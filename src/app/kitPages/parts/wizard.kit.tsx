import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Wizard } from '../../../kit/wizard/Wizard.tsx'
import type { KitPart } from '../kitPart.ts'

interface Props {
  readonly start?: number
  readonly isBusy?: boolean
  /** The first step wants something before it can be left. */
  readonly isDemanding?: boolean
}

const Sample = ({ start = 0, isBusy = false, isDemanding = false }: Props) => {
  const [at, go] = useState(start)
  const [isAdded, setAdded] = useState(!isDemanding)
  const [isDone, setDone] = useState(false)
  const add = (
    <Button variant="outlined" disabled={isAdded} onClick={() => setAdded(true)}>
      Add a row
    </Button>
  )
  const steps = [
    {
      name: 'Budget details',
      content: isDemanding ? add : <Typography>Seller, year, customers.</Typography>,
      isReady: isAdded,
    },
    { name: 'Add yearly budgets', content: <Typography>One amount for each customer.</Typography> },
    { name: 'Set monthly budgets', content: <Typography>Twelve amounts for each customer.</Typography> },
    { name: 'Review budget', content: <Typography>All of it.</Typography> },
  ]
  if (isDone) return <Typography role="status">Finished.</Typography>
  const finish = { label: 'Finish', isBusy, onFinish: () => setDone(true) }
  return <Wizard steps={steps} at={at} onGo={go} finish={finish} />
}

export const part: KitPart = {
  title: 'Wizard',
  examples: [
    { name: 'From the first step', content: <Sample /> },
    { name: 'Not ready to go on', content: <Sample isDemanding /> },
    { name: 'At the last step', content: <Sample start={3} /> },
    { name: 'Sending', content: <Sample start={3} isBusy /> },
  ],
}
