const columnsFrom = (width: number) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}px), 1fr))`,
})

/** Rows of tiles, of cards and of charts: as many beside each other as there is room for. */
export const cardLayout = { tiles: columnsFrom(220), cards: columnsFrom(380), charts: columnsFrom(480) }
