import { alloys } from '../trade/alloys.ts'

type Span = readonly [low: number, high: number]

/** Results of a grade's heats: percent of weight by element, and properties, each within the limits of its standard. */
export interface Grade {
  readonly standard: string
  /** Element that makes up the rest. */
  readonly base: 'Fe' | 'Ni' | 'Ti'
  readonly elements: Readonly<Record<string, Span>>
  /** MPa. */
  readonly tensile: Span
  readonly yield: Span
  /** Percent. */
  readonly elongation: Span
  /** Brinell. */
  readonly hardness: Span
}

const all = (...parts: readonly Grade['elements'][]): Grade['elements'] => Object.assign({}, ...parts)

const trace = { P: [0.006, 0.014], S: [0.001, 0.006] } as const

const alloy718 = all(
  { C: [0.022, 0.045], Mn: [0.03, 0.12], Si: [0.04, 0.12], P: [0.004, 0.01], S: [0.001, 0.002], Ni: [52.6, 53.9] },
  { Cr: [17.9, 18.6], Nb: [5.2, 5.45], Mo: [2.92, 3.08], Ti: [0.92, 1.02], Al: [0.48, 0.58], B: [0.003, 0.005] },
)
const aged718 = { tensile: [1340, 1430], yield: [1110, 1200], elongation: [16, 23], hardness: [385, 430] } as const

/** By name of the alloy. */
export const grades: Readonly<Record<string, Grade>> = {
  [alloys.alloy718.name]: { standard: 'AMS 5663', base: 'Fe', elements: alloy718, ...aged718 },
  [alloys.premium718.name]: {
    standard: 'AMS 5663',
    base: 'Fe',
    elements: { ...alloy718, C: [0.018, 0.028] },
    ...aged718,
  },
  [alloys.plus718.name]: {
    standard: 'AMS 5441',
    base: 'Ni',
    elements: all(
      { C: [0.018, 0.03], P: [0.006, 0.012], S: [0.001, 0.002], Cr: [17.8, 18.4], Co: [8.9, 9.3], Fe: [9.2, 9.8] },
      { Nb: [5.35, 5.55], Mo: [2.65, 2.8], W: [0.98, 1.1], Al: [1.42, 1.52], Ti: [0.7, 0.8], B: [0.004, 0.006] },
    ),
    tensile: [1390, 1460],
    yield: [1080, 1160],
    elongation: [18, 24],
    hardness: [385, 430],
  },
  [alloys.waspaloy.name]: {
    standard: 'AMS 5704',
    base: 'Ni',
    elements: all(
      { C: [0.03, 0.045], Mn: [0.01, 0.05], Si: [0.03, 0.08], P: [0.003, 0.006], S: [0.001, 0.003] },
      { Cr: [19.2, 19.8], Co: [13.2, 13.8], Mo: [4.1, 4.4], Ti: [2.95, 3.1], Al: [1.25, 1.4], Fe: [0.5, 1.2] },
      { Zr: [0.04, 0.06], B: [0.005, 0.007] },
    ),
    tensile: [1280, 1350],
    yield: [890, 960],
    elongation: [20, 26],
    hardness: [345, 390],
  },
  [alloys.inconel625.name]: {
    standard: 'AMS 5666',
    base: 'Ni',
    elements: all(
      { C: [0.02, 0.04], Mn: [0.1, 0.25], Si: [0.1, 0.25], P: [0.004, 0.009], S: [0.001, 0.003], Cr: [21.4, 22.2] },
      { Mo: [8.5, 9], Nb: [3.4, 3.6], Fe: [3.2, 4.5], Al: [0.12, 0.25], Ti: [0.18, 0.28] },
    ),
    tensile: [860, 940],
    yield: [435, 510],
    elongation: [40, 52],
    hardness: [190, 240],
  },
  [alloys.s174ph.name]: {
    standard: 'ASTM A564 type 630, H1025',
    base: 'Fe',
    elements: all(
      { C: [0.025, 0.05], Mn: [0.45, 0.8], Si: [0.3, 0.55], P: [0.018, 0.028], S: [0.001, 0.008] },
      { Cr: [15.2, 15.8], Ni: [4.3, 4.7], Cu: [3.2, 3.5], Nb: [0.24, 0.34] },
    ),
    tensile: [1095, 1150],
    yield: [1015, 1070],
    elongation: [14, 18],
    hardness: [335, 375],
  },
  [alloys.s4340.name]: {
    standard: 'SAE 4340 by AMS 6415',
    base: 'Fe',
    elements: all(
      { C: [0.39, 0.42], Mn: [0.66, 0.77], Si: [0.22, 0.31], ...trace, Cr: [0.76, 0.86], Ni: [1.71, 1.87] },
      { Mo: [0.22, 0.27] },
    ),
    tensile: [1010, 1100],
    yield: [870, 950],
    elongation: [15, 19],
    hardness: [302, 341],
  },
  [alloys.s4140.name]: {
    standard: 'SAE 4140 by ASTM A434 BC',
    base: 'Fe',
    elements: all({
      C: [0.39, 0.42],
      Mn: [0.82, 0.94],
      Si: [0.22, 0.31],
      ...trace,
      Cr: [0.92, 1.05],
      Mo: [0.17, 0.22],
    }),
    tensile: [900, 990],
    yield: [700, 790],
    elongation: [17, 21],
    hardness: [269, 311],
  },
  [alloys.s52100.name]: {
    standard: 'ASTM A295, spheroidised',
    base: 'Fe',
    elements: all(
      { C: [0.96, 1.02], Mn: [0.3, 0.4], Si: [0.2, 0.3], ...trace, Cr: [1.42, 1.54], Mo: [0.02, 0.06] },
      { Ni: [0.06, 0.14], Cu: [0.08, 0.16] },
    ),
    tensile: [630, 710],
    yield: [375, 440],
    elongation: [22, 27],
    hardness: [183, 205],
  },
  [alloys.f22.name]: {
    standard: 'ASTM A182 F22 class 3',
    base: 'Fe',
    elements: all({
      C: [0.09, 0.13],
      Mn: [0.42, 0.55],
      Si: [0.18, 0.32],
      ...trace,
      Cr: [2.12, 2.36],
      Mo: [0.93, 1.04],
    }),
    tensile: [560, 630],
    yield: [370, 440],
    elongation: [24, 30],
    hardness: [166, 200],
  },
  [alloys.f91.name]: {
    standard: 'ASTM A182 F91',
    base: 'Fe',
    elements: all(
      { C: [0.09, 0.11], Mn: [0.4, 0.52], Si: [0.25, 0.38], P: [0.006, 0.014], S: [0.001, 0.006], Cr: [8.5, 9.1] },
      { Mo: [0.9, 1], Ni: [0.1, 0.22], V: [0.2, 0.23], Nb: [0.07, 0.09], N: [0.04, 0.058], Al: [0.006, 0.014] },
    ),
    tensile: [665, 740],
    yield: [485, 550],
    elongation: [21, 26],
    hardness: [202, 240],
  },
  [alloys.a105.name]: {
    standard: 'ASTM A105',
    base: 'Fe',
    elements: all(
      { C: [0.17, 0.21], Mn: [0.9, 1.02], Si: [0.2, 0.3], ...trace, Cr: [0.06, 0.14], Ni: [0.06, 0.14] },
      { Mo: [0.01, 0.04], Cu: [0.1, 0.2], V: [0.002, 0.006] },
    ),
    tensile: [500, 560],
    yield: [290, 340],
    elongation: [28, 34],
    hardness: [143, 175],
  },
  [alloys.lf2.name]: {
    standard: 'ASTM A350 LF2 class 1',
    base: 'Fe',
    elements: all(
      { C: [0.15, 0.19], Mn: [1.05, 1.25], Si: [0.18, 0.28], ...trace, Cr: [0.06, 0.14], Ni: [0.12, 0.25] },
      { Mo: [0.01, 0.04], Cu: [0.1, 0.2], V: [0.002, 0.006], Nb: [0.002, 0.008] },
    ),
    tensile: [505, 570],
    yield: [310, 370],
    elongation: [26, 32],
    hardness: [146, 178],
  },
  [alloys.s316l.name]: {
    standard: 'ASTM A182 F316L',
    base: 'Fe',
    elements: all(
      { C: [0.012, 0.024], Mn: [1.3, 1.75], Si: [0.3, 0.55], P: [0.025, 0.036], S: [0.002, 0.012] },
      { Cr: [16.4, 17.2], Ni: [10.1, 10.9], Mo: [2.03, 2.2], N: [0.04, 0.075] },
    ),
    tensile: [530, 600],
    yield: [225, 290],
    elongation: [45, 58],
    hardness: [143, 175],
  },
  [alloys.duplex2205.name]: {
    standard: 'ASTM A182 F60',
    base: 'Fe',
    elements: all(
      { C: [0.012, 0.024], Mn: [1.1, 1.6], Si: [0.3, 0.55], P: [0.018, 0.027], S: [0.001, 0.004] },
      { Cr: [22.2, 22.7], Ni: [5.3, 5.9], Mo: [3.08, 3.25], N: [0.16, 0.185] },
    ),
    tensile: [690, 760],
    yield: [480, 560],
    elongation: [30, 40],
    hardness: [222, 265],
  },
  [alloys.ti64.name]: {
    standard: 'AMS 4928',
    base: 'Ti',
    elements: all(
      { C: [0.008, 0.02], Al: [6.1, 6.5], V: [3.9, 4.2], Fe: [0.14, 0.2], O: [0.16, 0.188], N: [0.006, 0.014] },
      { H: [0.003, 0.006] },
    ),
    tensile: [930, 1000],
    yield: [850, 915],
    elongation: [13, 18],
    hardness: [310, 345],
  },
}
