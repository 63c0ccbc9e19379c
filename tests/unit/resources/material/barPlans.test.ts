import { expect, test } from 'vitest'
import { type PieceOfBar, planBars } from '#resources/material/raw-material-inventory/barPlans.ts'

const bar = (id: number, finalWeight: number, initialWeight = 400_000) => ({
  heat: 'H-1',
  bar: `B-${id}`,
  billetSize: 8,
  initialWeight,
  finalWeight,
  id,
})

const piece = (id: number, barId: number, status: string, weight: number): PieceOfBar => ({
  id,
  barId,
  piece: id,
  serialNumber: `S-${id}`,
  weight,
  status,
  share: weight / 4_000,
})

test('a bar plan adds up to the whole bar: cut pieces, losses, planned pieces and free rest', () => {
  const pieces = [
    piece(1, 2, 'Cut', 80_000),
    piece(2, 2, 'Cut', 8_000),
    piece(3, 1, 'Planned', 100_000),
    piece(4, 1, 'Cut', 234_010),
    piece(5, 2, 'Cut off', 1_000),
  ]
  const { rows, unplaced } = planBars([bar(1, 165_990), bar(2, 300_000), bar(3, 166_000), bar(4, 166_010)], pieces)
  expect(unplaced).toEqual([])
  expect(rows.map((row) => [row.bar, row.cutPieces, row.serialNumbers, row.shares.map((one) => one.tone)])).toEqual([
    ['B-4', '', 'S-3', ['lost', 'planned', 'free']],
    ['B-2', 'S-1 20.00%, S-2 2.00%', '', ['done', 'done', 'lost', 'free']],
  ])
  expect(rows[1]?.shares.map(({ percent }) => percent)).toEqual([20, 2, 3, 75])
  for (const { shares } of rows) {
    expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 9)
    expect(new Set(shares.map(({ label }) => label)).size).toBe(shares.length)
  }
})
