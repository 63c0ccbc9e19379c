/** All rows of a list, as its call answers them. */
export const wholeList = { sort: null, range: null, filter: {} } as const
