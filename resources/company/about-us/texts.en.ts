/** Texts of the page about the company. */
export const texts = {
  aboutUs: {
    presentations: 'Presentations',
    films: 'Videos',
    slides: '%{smart_count} slide |||| %{smart_count} slides',
    slide: 'Slide %{number} of %{count}: %{text}',
    decks: {
      company: 'About the company',
      safety: 'Safety rules',
      mexico: 'Mexico',
    },
    video: {
      institutional: 'Institutional video',
      steelMill: 'Steel mill',
      mexico: 'Mexico',
    },
    play: 'Play the video',
    review: 'Drawings and films of our own, awaiting review.',
  },
}
