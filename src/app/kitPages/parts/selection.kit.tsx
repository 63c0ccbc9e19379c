import Button from '@mui/material/Button'
import { useState } from 'react'
import { SelectionBar } from '../../../kit/table/selection/SelectionBar.tsx'
import { SelectionProvider, Tick, useSelection } from '../../../kit/table/selection/selection.tsx'
import type { KitPart } from '../kitPart.ts'

interface Sample {
  readonly id: number
}

const idOf = ({ id }: Sample) => id
const pages = [
  [1, 2, 3],
  [4, 5, 6],
].map((ids) => ids.map((id) => ({ id })))
const none: readonly Sample[] = []

/** What is ticked stays so on the other page; what can be done with it shows once something is. */
const Ticks = ({ isEmpty = false }) => {
  const selection = useSelection<Sample>(idOf)
  const [page, setPage] = useState(0)
  const rows = isEmpty ? none : (pages[page] ?? none)
  return (
    <SelectionProvider value={selection}>
      <SelectionBar selection={selection} inSight={rows.filter(({ id }) => id !== 3)}>
        {selection.rows.length > 0 && (
          <Button size="small" variant="contained" onClick={selection.clear}>
            Use them
          </Button>
        )}
      </SelectionBar>
      {rows.map((row) => (
        <Tick key={row.id} row={row} id={row.id} label={`Row ${row.id}`} isDisabled={row.id === 3} />
      ))}
      {!isEmpty && (
        <Button size="small" onClick={() => setPage(1 - page)}>
          Other page
        </Button>
      )}
    </SelectionProvider>
  )
}

export const part: KitPart = {
  title: 'Selection',
  examples: [
    { name: 'Two pages with a bulk bar', content: <Ticks /> },
    { name: 'No rows', content: <Ticks isEmpty /> },
  ],
}
