/** Texts of the page of the team. */
export const texts = {
  team: {
    empty: 'Nobody has been entered yet.',
    review: 'Names and drawings are placeholders, awaiting review.',
  },
}
