/** Widens a link of one line to 32 px for fingers; the margin keeps the line as high as its text. */
export const touchLink = {
  '@media (max-width: 599.95px), (pointer: coarse)': { paddingBlock: '6px', marginBlock: '-6px' },
} as const
