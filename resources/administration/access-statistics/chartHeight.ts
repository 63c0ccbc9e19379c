/** Room for twelve months or ten pages, one below the other. */
export const chartHeight = 340
