/** Pieces cut from a bar for a lot, `daysAgo` before the business day; null if the cut is only planned. */
export interface DrawnCutting {
  readonly lot: string
  readonly daysAgo: number | null
  readonly pieces: number
  /** Grams: weight per piece, sawing loss, and the cut-off end. */
  readonly pieceWeight: number
  readonly scrap: number
  readonly end: number
}

/** The customer's decision: approved (with or without a file), rejected with a reason, or pending (null). */
type Decision = { readonly isApproved: boolean; readonly daysAgo: number; readonly reason?: string } | null

export interface DrawnBar {
  readonly name: string
  readonly daysAgo: number
  /** Remaining weight in grams. */
  readonly final: number
  readonly cuttings: readonly DrawnCutting[]
  readonly decision: Decision
}

export interface DrawnHeat {
  readonly number: string
  readonly alloy: 'Alloy 718 Premium' | 'Alloy 718' | 'Waspaloy'
  readonly billetSize: number
  readonly bars: readonly DrawnBar[]
}

/** A lot for a part of the customer; `part` is the index among the parts of the alloy. */
export interface DrawnLot {
  readonly number: string
  readonly part: number
  readonly quantity: number
}

export const lots: readonly DrawnLot[] = [
  { number: 'L-2601', part: 0, quantity: 12 },
  { number: 'L-2602', part: 1, quantity: 10 },
  { number: 'L-2603', part: 0, quantity: 8 },
  { number: 'L-2587', part: 1, quantity: 6 },
  { number: 'L-2514', part: 0, quantity: 5 },
  { number: '00123', part: 1, quantity: 4 },
]

const cut = (lot: string, daysAgo: number | null, pieces: number, pieceWeight: number, end = 0): DrawnCutting => ({
  lot,
  daysAgo,
  pieces,
  pieceWeight,
  scrap: pieces * 310,
  end,
})

const bar = (
  name: string,
  daysAgo: number,
  final: number,
  cuttings: readonly DrawnCutting[] = [],
  decision: Decision = { isApproved: true, daysAgo: Math.max(0, daysAgo - 4) },
): DrawnBar => ({ name, daysAgo, final, cuttings, decision })

/** Bar names used instead when extreme values are planted. */
export const extremeBarNames: Readonly<Record<string, string>> = { 'B-401': '=1+1', 'W-1': '<b>W-1</b>' }

const rejectionReason = 'Grain size at mid radius is coarser than ASTM 6.\nPlease send the etched slice again.'

const premium = 'Alloy 718 Premium'

/**
 * Bars of the steel maker. L-2601, L-2603 and 00123 are completed within the page's default range, L-2587 within the
 * fifteen months that can be searched, L-2514 before them; L-2602 lacks pieces, some of which are planned.
 */
export const heats: readonly DrawnHeat[] = [
  {
    number: 'H718-2204',
    alloy: premium,
    billetSize: 8,
    bars: [
      bar('B-101', 160, 165_990, [cut('L-2601', 120, 5, 61_250, 4_020)]),
      bar('B-102', 160, 166_000, [cut('L-2601', 118, 7, 61_250)]),
      bar('B-103', 160, 166_010, [cut('L-2602', 60, 4, 58_400), cut('L-2602', null, 2, 58_400)]),
      bar('B-104', 158, 0, [cut('L-2603', 44, 8, 61_250, 12_350)]),
    ],
  },
  {
    number: 'H718-2251',
    alloy: premium,
    billetSize: 8,
    bars: [
      bar('B-201', 95, 812_400, [cut('L-2602', 21, 3, 58_400), cut('L-2602', null, 1, 58_400)]),
      bar('B-202', 95, 540_260, [cut('00123', 12, 4, 58_400, 9_010)]),
      bar('B-203', 90, 1_204_500),
    ],
  },
  {
    number: 'H718-1987',
    alloy: premium,
    billetSize: 10,
    bars: [
      bar('B-031', 420, 48_200, [cut('L-2587', 300, 6, 58_400, 7_730)]),
      bar('B-032', 700, 12_010, [cut('L-2514', 520, 5, 61_250, 3_300)]),
    ],
  },
  { number: 'H718-2299', alloy: premium, billetSize: 10, bars: [] },
  {
    number: 'H718-2310',
    alloy: premium,
    billetSize: 8,
    bars: [
      bar('B-301', 9, 1_250_000, [], null),
      bar('B-302', 9, 1_248_750, [], null),
      bar('B-303', 8, 1_252_120, [], { isApproved: false, daysAgo: 5, reason: rejectionReason }),
      bar('B-304', 8, 1_250_000, [], { isApproved: true, daysAgo: 3 }),
      bar('B-305', 7, 1_251_000, [], { isApproved: true, daysAgo: 2 }),
    ],
  },
  { number: '00718', alloy: premium, billetSize: 6, bars: [bar('B-401', 1, 640_000, [], null)] },
  {
    number: 'W-0088',
    alloy: 'Waspaloy',
    billetSize: 8,
    bars: [bar('W-1', 30, 905_500, [], null), bar('W-2', 6, 911_130, [], null)],
  },
]
