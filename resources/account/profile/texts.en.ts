export const texts = {
  account: {
    digest: {
      title: 'Mail of what waits for you',
      about: 'In the morning, and only if something waits. Each mail has a link that ends them.',
      frequency: 'How often',
      frequencies: { off: 'Never', daily: 'Every day', weekly: 'Every Monday' },
      language: 'Language of the mail',
      saved: 'Saved.',
    },
    profile: {
      title: 'Personal Information',
      save: 'Save',
      edited: 'Profile edited successfully.',
      loadFailed: 'Your profile could not be loaded. %{reason}',
      conflict:
        'Your profile was changed since you opened it. What you typed is kept; Save puts it over the newer state.',
    },
  },
  resources: {
    profile: {
      fields: {
        name: 'Name',
        country: 'Country',
        state: 'State',
        city: 'City',
        phone: 'Phone',
        company: 'Company',
        position: 'Company position',
        email: 'E-mail',
        username: 'Username',
        roleId: 'Role',
        customerId: 'Client id',
      },
    },
  },
}
