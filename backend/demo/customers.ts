export const customerIds = {
  healthy: 101,
  creditHold: 102,
  brandNew: 103,
  steelMaker: 104,
  directParent: 105,
  ringsOnly: 106,
  aerospace: 107,
  excluded: 108,
  volume: 109,
} as const
