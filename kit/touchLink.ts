/** Phones, and screens that are used with fingers. */
export const touchScreens = '@media (max-width: 599.95px), (pointer: coarse)'

/** Widens a link of one line to some 32 px for fingers; the margin keeps the line as high as its text. */
export const touchLink = {
  [touchScreens]: { paddingBlock: '7px', marginBlock: '-7px' },
} as const

/** The same for an icon of 20 px that is a button within a line. */
export const touchIcon = {
  p: '2px',
  [touchScreens]: { p: '7px', m: '-5px' },
} as const
