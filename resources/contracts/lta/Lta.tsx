import { contracts, lta } from '../../../schema/contracts.ts'
import { report } from '../../../src/kit/table/report.tsx'
import { StatusWord } from '../StatusWord.tsx'
import { ShareBar } from './ShareBar.tsx'

export const resource = { name: 'ltas', entity: lta, list: contracts.listLtas } as const

/** Long-term agreements with their shares of the market (spec 2 §2 'LTA'). */
const Lta = report(resource, {
  sort: ['contract', 'ASC'],
  show: {
    status: ({ status }, text) => <StatusWord status={status} text={text} />,
    minShare: ({ minShare }, text) => <ShareBar percentage={minShare} text={text} />,
    maxShare: ({ maxShare }, text) => <ShareBar percentage={maxShare} text={text} />,
  },
})

export default Lta
