import type { Insertable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { customerIds } from './customers.ts'

const { healthy, directParent, ringsOnly, aerospace, volume } = customerIds

/** 255 characters, none of them to be cut in two. */
const longest = `Long-term agreement ${'🛠️ forged, machined and tested to drawing; '.repeat(5)}`
  .padEnd(255, '.')
  .slice(0, 255)

/** Some customers have none, some one, two have several. */
export const contractRows: readonly Insertable<Tables['contracts']>[] = [
  { id: 1, customer_id: healthy, name: 'LTA turbine rings 2024-2028' },
  { id: 2, customer_id: directParent, name: 'Frame agreement flanges' },
  { id: 3, customer_id: directParent, name: '<script>alert("contract")</script>' },
  { id: 4, customer_id: aerospace, name: 'Engine cases, programme C-7' },
  { id: 5, customer_id: volume, name: '00123' },
  { id: 6, customer_id: volume, name: '=1+1' },
  { id: 7, customer_id: volume, name: longest },
  { id: 8, customer_id: ringsOnly, name: '長期契約 2026' },
  { id: 9, customer_id: 201, name: 'Call-off order 2026-1' },
]
