/** Texts of the page of the team, in Spanish. */
export const texts = {
  team: {
    empty: 'Aún no se ha registrado a nadie.',
    review: 'Nombres y dibujos provisionales, pendientes de revisión.',
  },
}
