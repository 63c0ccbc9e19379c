import { SelectionBar } from '../../../kit/table/selection/SelectionBar.tsx'
import { SelectionProvider, Tick, useSelection } from '../../../kit/table/selection/selection.tsx'
import type { KitPart } from '../kitPart.ts'

interface Sample {
  readonly id: number
}

const idOf = ({ id }: Sample) => id
const samples = [1, 2, 3].map((id) => ({ id }))

const Ticks = ({ isEmpty = false }) => {
  const selection = useSelection<Sample>(idOf)
  return (
    <SelectionProvider value={selection}>
      <SelectionBar selection={selection} inSight={isEmpty ? [] : samples} />
      {!isEmpty &&
        samples.map((row) => (
          <Tick key={row.id} row={row} id={row.id} label={`Row ${row.id}`} isDisabled={row.id === 3} />
        ))}
    </SelectionProvider>
  )
}

export const part: KitPart = {
  title: 'Selection',
  examples: [
    { name: 'Rows', content: <Ticks /> },
    { name: 'No rows', content: <Ticks isEmpty /> },
  ],
}
