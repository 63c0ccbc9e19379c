import { useState } from 'react'
import { ViewSwitch } from '../../../kit/page/ViewSwitch.tsx'
import type { KitPart } from '../kitPart.ts'

const views = { information: 'Information', reconciliation: 'Reconciliation' }

const Sample = () => {
  const [value, setValue] = useState<keyof typeof views>('information')
  return <ViewSwitch label="Views" views={views} value={value} onChange={setValue} />
}

export const part: KitPart = {
  title: 'View switch',
  examples: [{ name: 'Two ways of seeing the same rows', content: <Sample /> }],
}
