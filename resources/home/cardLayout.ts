const columns = (xs: number, md: number, lg: number) => {
  const repeat = (count: number) => `repeat(${count}, minmax(0, 1fr))`
  return { display: 'grid', gap: 2, gridTemplateColumns: { xs: repeat(xs), md: repeat(md), lg: repeat(lg) } }
}

/** Rows of tiles, of cards and of charts: as many beside each other as there is room for. */
export const cardLayout = {
  tiles: { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' },
  cards: columns(1, 2, 3),
  charts: columns(1, 2, 2),
}

/** Where two cards stand in a row, a third one has the next row for itself. */
export const thirdCard = { display: 'grid', minWidth: 0, gridColumn: { md: '1 / -1', lg: 'auto' } }
