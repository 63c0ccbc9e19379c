import { expect, test } from 'vitest'
import { plantedDemo } from '#tests/support/setup/plantedDemo.ts'

type Limit = readonly [low: number, high: number]

interface Standard {
  readonly base: string
  /** Percent of weight; no other element is allowed. */
  readonly limits: Readonly<Record<string, Limit>>
  /** Least MPa and percent; Brinell from and to. */
  readonly tensile: number
  readonly yield: number
  readonly elongation: number
  readonly hardness: Limit
}

const all = (...parts: readonly Standard['limits'][]): Standard['limits'] => Object.assign({}, ...parts)

const residue = { P: [0, 0.025], S: [0, 0.025] } as const
const alloy718: Standard = {
  base: 'Fe',
  limits: all(
    { C: [0, 0.08], Mn: [0, 0.35], Si: [0, 0.35], P: [0, 0.015], S: [0, 0.015], Ni: [50, 55], Cr: [17, 21] },
    { Nb: [4.75, 5.5], Mo: [2.8, 3.3], Ti: [0.65, 1.15], Al: [0.2, 0.8], B: [0, 0.006] },
  ),
  tensile: 1276,
  yield: 1034,
  elongation: 12,
  hardness: [331, 460],
}

const standards: Readonly<Record<string, Standard>> = {
  'Alloy 718': alloy718,
  'Alloy 718 Premium': alloy718,
  'Alloy 718 Plus': {
    base: 'Ni',
    limits: all(
      { C: [0.01, 0.05], P: [0.004, 0.02], S: [0, 0.0025], Cr: [17, 21], Co: [8, 10], Fe: [8, 10], Nb: [5.2, 5.8] },
      { Mo: [2.5, 3.1], W: [0.8, 1.4], Al: [1.2, 1.7], Ti: [0.5, 1], B: [0.003, 0.008] },
    ),
    tensile: 1310,
    yield: 1034,
    elongation: 12,
    hardness: [341, 460],
  },
  Waspaloy: {
    base: 'Ni',
    limits: all(
      { C: [0.02, 0.1], Mn: [0, 0.1], Si: [0, 0.15], P: [0, 0.015], S: [0, 0.015], Cr: [18, 21], Co: [12, 15] },
      { Mo: [3.5, 5], Ti: [2.75, 3.25], Al: [1.2, 1.6], Fe: [0, 2], Zr: [0.02, 0.08], B: [0.003, 0.01] },
    ),
    tensile: 1207,
    yield: 827,
    elongation: 15,
    hardness: [341, 401],
  },
  'Inconel 625': {
    base: 'Ni',
    limits: all(
      { Ni: [58, 100], C: [0, 0.1], Mn: [0, 0.5], Si: [0, 0.5], P: [0, 0.015], S: [0, 0.015], Cr: [20, 23] },
      { Mo: [8, 10], Nb: [3.15, 4.15], Fe: [0, 5], Al: [0, 0.4], Ti: [0, 0.4] },
    ),
    tensile: 827,
    yield: 414,
    elongation: 30,
    hardness: [140, 287],
  },
  '17-4 PH': {
    base: 'Fe',
    limits: all(
      { C: [0, 0.07], Mn: [0, 1], Si: [0, 1], P: [0, 0.04], S: [0, 0.03], Cr: [15, 17.5], Ni: [3, 5], Cu: [3, 5] },
      { Nb: [0.15, 0.45] },
    ),
    tensile: 1070,
    yield: 1000,
    elongation: 12,
    hardness: [331, 401],
  },
  '4340': {
    base: 'Fe',
    limits: all(
      { C: [0.38, 0.43], Mn: [0.6, 0.8], Si: [0.15, 0.35], ...residue, Cr: [0.7, 0.9], Ni: [1.65, 2] },
      { Mo: [0.2, 0.3] },
    ),
    tensile: 965,
    yield: 690,
    elongation: 12,
    hardness: [285, 341],
  },
  '4140': {
    base: 'Fe',
    limits: { C: [0.38, 0.43], Mn: [0.75, 1], Si: [0.15, 0.35], ...residue, Cr: [0.8, 1.1], Mo: [0.15, 0.25] },
    tensile: 760,
    yield: 586,
    elongation: 16,
    hardness: [235, 321],
  },
  '52100': {
    base: 'Fe',
    limits: all(
      { C: [0.93, 1.05], Mn: [0.25, 0.45], Si: [0.15, 0.35], P: [0, 0.025], S: [0, 0.015], Cr: [1.35, 1.6] },
      { Mo: [0, 0.1], Ni: [0, 0.25], Cu: [0, 0.3] },
    ),
    tensile: 600,
    yield: 350,
    elongation: 18,
    hardness: [170, 207],
  },
  F22: {
    base: 'Fe',
    limits: all(
      { C: [0.05, 0.15] },
      { Mn: [0.3, 0.6] },
      { Si: [0, 0.5] },
      { P: [0, 0.04] },
      { S: [0, 0.04] },
      { Cr: [2, 2.5] },
      { Mo: [0.87, 1.13] },
    ),
    tensile: 515,
    yield: 310,
    elongation: 20,
    hardness: [156, 207],
  },
  F91: {
    base: 'Fe',
    limits: all(
      { C: [0.08, 0.12], Mn: [0.3, 0.6], Si: [0.2, 0.5], P: [0, 0.02], S: [0, 0.01], Cr: [8, 9.5], Mo: [0.85, 1.05] },
      { Ni: [0, 0.4], V: [0.18, 0.25], Nb: [0.06, 0.1], N: [0.03, 0.07], Al: [0, 0.02] },
    ),
    tensile: 620,
    yield: 415,
    elongation: 20,
    hardness: [190, 248],
  },
  A105: {
    base: 'Fe',
    limits: all(
      { C: [0, 0.35], Mn: [0.6, 1.05], Si: [0.1, 0.35], P: [0, 0.035], S: [0, 0.04], Cr: [0, 0.3], Ni: [0, 0.4] },
      { Mo: [0, 0.12], Cu: [0, 0.4], V: [0, 0.08] },
    ),
    tensile: 485,
    yield: 250,
    elongation: 22,
    hardness: [137, 187],
  },
  'A350 LF2': {
    base: 'Fe',
    limits: all(
      { C: [0, 0.3], Mn: [0.6, 1.35], Si: [0.15, 0.3], P: [0, 0.035], S: [0, 0.04], Cr: [0, 0.3], Ni: [0, 0.4] },
      { Mo: [0, 0.12], Cu: [0, 0.4], V: [0, 0.08], Nb: [0, 0.02] },
    ),
    tensile: 485,
    yield: 250,
    elongation: 22,
    hardness: [130, 197],
  },
  '316L': {
    base: 'Fe',
    limits: all(
      { C: [0, 0.03], Mn: [0, 2], Si: [0, 1], P: [0, 0.045], S: [0, 0.03], Cr: [16, 18], Ni: [10, 15], Mo: [2, 3] },
      { N: [0, 0.1] },
    ),
    tensile: 485,
    yield: 170,
    elongation: 30,
    hardness: [130, 217],
  },
  'Duplex 2205': {
    base: 'Fe',
    limits: all(
      { C: [0, 0.03], Mn: [0, 2], Si: [0, 1], P: [0, 0.03], S: [0, 0.02], Cr: [22, 23], Ni: [4.5, 6.5] },
      { Mo: [3, 3.5], N: [0.14, 0.2] },
    ),
    tensile: 655,
    yield: 450,
    elongation: 25,
    hardness: [200, 293],
  },
  'Ti-6Al-4V': {
    base: 'Ti',
    limits: all({
      Al: [5.5, 6.75],
      V: [3.5, 4.5],
      Fe: [0, 0.3],
      O: [0, 0.2],
      C: [0, 0.08],
      N: [0, 0.05],
      H: [0, 0.0125],
    }),
    tensile: 896,
    yield: 827,
    elongation: 10,
    hardness: [300, 363],
  },
}

const outside = (value: number, [low, high]: Limit) => value < low || value > high

test('every mill test of the demo is within the standard of its alloy', async () => {
  const { db } = (await plantedDemo()).database
  const tests = await db.selectFrom('mill_tests').selectAll().execute()
  const elements = Map.groupBy(
    await db.selectFrom('mill_test_elements').selectAll().execute(),
    ({ mill_test_id }) => mill_test_id,
  )
  expect(new Set(tests.map(({ alloy }) => alloy)).size).toBeGreaterThan(10)
  for (const one of tests) {
    const about = `${one.alloy}, heat ${one.heat}`
    const standard = standards[one.alloy]
    if (!standard) throw new Error(`There is no standard for ${about}.`)
    const shares = Object.fromEntries((elements.get(one.id) ?? []).map(({ symbol, share }) => [symbol, share]))
    const { base, limits } = standard
    for (const symbol of Object.keys(limits)) expect(shares[symbol], `${symbol} of ${about}`).toBeDefined()
    const faults = Object.entries(shares).filter(([symbol, share]) =>
      outside(share, limits[symbol] ?? (symbol === base ? [15, 100] : [0, 0])),
    )
    expect([about, faults]).toEqual([about, []])
    const sum = Object.values(shares).reduce((all, share) => all + share, 0)
    expect(sum, about).toBeCloseTo(100, 6)
    expect(one.tensile_strength, about).toBeGreaterThanOrEqual(standard.tensile)
    expect(one.yield_strength, about).toBeGreaterThanOrEqual(standard.yield)
    expect(one.tensile_strength, about).toBeGreaterThan(one.yield_strength)
    expect(one.elongation, about).toBeGreaterThanOrEqual(standard.elongation)
    expect([about, one.hardness, outside(one.hardness, standard.hardness)]).toEqual([about, one.hardness, false])
  }
})

test('every heat of the demo is tested before a load of it leaves', async () => {
  const { db } = (await plantedDemo()).database
  const loads = await db
    .selectFrom('delivery_documents')
    .innerJoin('load_documents', 'load_documents.hash', 'delivery_documents.hash')
    .innerJoin('mill_tests', 'mill_tests.id', 'load_documents.mill_test_id')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_documents.delivery_id')
    .select(['mill_tests.heat', 'mill_tests.tested_on as testedOn', 'deliveries.shipped_on as shippedOn'])
    .where('mill_tests.tested_on', 'is not', null)
    .execute()
  expect(loads.length).toBeGreaterThan(100)
  expect(loads.filter(({ testedOn, shippedOn }) => String(testedOn) >= String(shippedOn))).toEqual([])
})
