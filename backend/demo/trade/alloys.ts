export interface Alloy {
  readonly name: string
  /** Pounds per cubic inch. */
  readonly density: number
  /** Dollars per pound, forged. */
  readonly price: number
  readonly standard: string
  /** True for alloys whose microstructure is inspected. */
  readonly hasMicros: boolean
}

const alloy = (name: string, density: number, price: number, standard: string, hasMicros = false): Alloy => ({
  name,
  density,
  price,
  standard,
  hasMicros,
})

export const alloys = {
  alloy718: alloy('Alloy 718', 0.297, 21, 'AMS 5663', true),
  premium718: alloy('Alloy 718 Premium', 0.297, 27, 'AMS 5663', true),
  plus718: alloy('Alloy 718 Plus', 0.298, 29, 'AMS 5441', true),
  waspaloy: alloy('Waspaloy', 0.296, 36, 'AMS 5704', true),
  inconel625: alloy('Inconel 625', 0.305, 23, 'AMS 5666', true),
  s174ph: alloy('17-4 PH', 0.281, 6.5, 'ASTM A564 type 630, H1025'),
  s4340: alloy('4340', 0.283, 2.9, 'SAE 4340 by AMS 6415'),
  s4140: alloy('4140', 0.284, 2.4, 'SAE 4140 by ASTM A434 BC'),
  s52100: alloy('52100', 0.283, 3.1, 'ASTM A295, spheroidised'),
  f22: alloy('F22', 0.284, 3.4, 'ASTM A182 F22 class 3'),
  f91: alloy('F91', 0.28, 4.2, 'ASTM A182 F91'),
  a105: alloy('A105', 0.284, 2.1, 'ASTM A105'),
  lf2: alloy('A350 LF2', 0.284, 2.3, 'ASTM A350 LF2 class 1'),
  s316l: alloy('316L', 0.29, 5.8, 'ASTM A182 F316L'),
  duplex2205: alloy('Duplex 2205', 0.282, 7.4, 'ASTM A182 F60'),
  ti64: alloy('Ti-6Al-4V', 0.16, 31, 'AMS 4928', true),
} as const

/** By name and as sorted for the numbers of their heats. */
export const alloysByName: ReadonlyMap<string, Alloy> = new Map(
  Object.values(alloys)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((one) => [one.name, one]),
)
