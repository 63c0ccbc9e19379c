/** Texts of the page of the team. */
export const texts = {
  team: {
    operations: 'Operations Director',
    quality: 'Quality Manager',
    service: 'Customer Service Lead',
    review: 'Names and drawings are placeholders, awaiting review.',
  },
}
