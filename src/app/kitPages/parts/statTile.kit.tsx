import { useState } from 'react'
import { StatTile } from '../../../kit/cards/StatTile.tsx'
import type { KitPart } from '../kitPart.ts'
import { Cards } from '../samples/Cards.tsx'

const FailingOnce = () => {
  const [hasFailed, setHasFailed] = useState(true)
  return (
    <StatTile
      label="Late deliveries"
      value={hasFailed ? null : 7}
      to="/kit/statTile"
      error={hasFailed ? new Error('gone') : null}
      onRetry={() => setHasFailed(false)}
    />
  )
}

export const part: KitPart = {
  title: 'Stat tile',
  examples: [
    {
      name: 'Plain, with a link, with a hint',
      content: (
        <Cards width={200}>
          <StatTile label="Open concessions" value={0} />
          <StatTile label="Late deliveries" value={3} to="/kit/statTile" />
          <StatTile label="Ready to ship (USD)" value="1,234.5K" to="/kit/statTile" hint="12 deliveries" />
        </Cards>
      ),
    },
    {
      name: 'Long texts',
      content: (
        <Cards width={160}>
          <StatTile
            label="Value of all that is finished and waits for its shipment"
            value="1,234,567,890.12"
            to="/kit/statTile"
          />
        </Cards>
      ),
    },
    { name: 'Loading', content: <StatTile label="Late deliveries" value={null} isLoading to="/kit/statTile" /> },
    { name: 'Failed', content: <FailingOnce /> },
  ],
}
