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
    review: 'Illustrations and videos are placeholders, awaiting review.',
  },
  commercialTerms: {
    heading: 'Commercial Terms and Conditions',
    download: 'Download document',
    version: 'Version %{version}, in force from %{day}',
    review: 'Placeholder text, awaiting legal review.',
  },
  team: {
    review: 'Names and drawings are placeholders, awaiting review.',
  },
  testimonies: {
    quotes: 'What customers say',
    customers: 'Customers',
    users: 'Users',
    unit: 'Business unit %{number}',
    share: 'Share of users',
    clientsByUnit: 'Clients by business unit',
    of: '%{users} users',
    review: 'Figures and drawings are placeholders, awaiting review.',
  },
}
