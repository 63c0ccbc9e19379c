/** Texts of the page of the feedback. */
export const texts = {
  testimonies: {
    quotes: 'What customers say',
    customers: 'Customers',
    users: 'Users',
    unit: 'Business unit %{number}',
    share: 'Share of users',
    clientsByUnit: 'Clients by business unit',
    of: '%{users} users',
    review: 'Figures and drawings are placeholders, awaiting review.',
    said: {
      first: 'The status of every order, at a glance.',
      second: 'Certificates are there before the truck is.',
      third: 'One place for orders, quality and invoices.',
    },
  },
}
