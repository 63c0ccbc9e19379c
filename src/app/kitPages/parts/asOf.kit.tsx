import type { Instant } from '../../../../schema/kinds.ts'
import { AsOf } from '../../../kit/page/AsOf.tsx'
import type { KitPart } from '../kitPart.ts'

const at = '2026-11-05T09:30:00.000Z' as Instant

export const part: KitPart = {
  title: 'As of',
  examples: [
    { name: 'Fresh', content: <AsOf at={at} isStale={false} /> },
    { name: 'Stale', content: <AsOf at={at} isStale /> },
  ],
}
