export interface Alloy {
  readonly name: string
  /** Pounds per cubic inch. */
  readonly density: number
  /** Dollars per pound, forged. */
  readonly price: number
  /** True for alloys whose microstructure is inspected. */
  readonly hasMicros: boolean
}

const alloy = (name: string, density: number, price: number, hasMicros = false): Alloy => ({
  name,
  density,
  price,
  hasMicros,
})

const nickel = {
  alloy718: alloy('Alloy 718', 0.297, 21, true),
  premium718: alloy('Alloy 718 Premium', 0.297, 27, true),
  plus718: alloy('Alloy 718 Plus', 0.298, 29, true),
  waspaloy: alloy('Waspaloy', 0.296, 36, true),
  inconel625: alloy('Inconel 625', 0.305, 23, true),
}

const steel = {
  s174ph: alloy('17-4 PH', 0.281, 6.5),
  s4340: alloy('4340', 0.283, 2.9),
  s4140: alloy('4140', 0.284, 2.4),
  s52100: alloy('52100', 0.283, 3.1),
  f22: alloy('F22', 0.284, 3.4),
  f91: alloy('F91', 0.28, 4.2),
  a105: alloy('A105', 0.284, 2.1),
  lf2: alloy('A350 LF2', 0.284, 2.3),
  s316l: alloy('316L', 0.29, 5.8),
  duplex2205: alloy('Duplex 2205', 0.282, 7.4),
}

export const alloys = { ...nickel, ...steel, ti64: alloy('Ti-6Al-4V', 0.16, 31, true) } as const
