export const texts = {
  support: {
    roles: {
      seller: 'Sales Representative',
      backup: 'Backup Sales Representative',
      it: 'IT Representative',
      commercialManager: 'Commercial Manager',
      receivable: 'Accounts Receivable',
    },
    provider: {
      text: 'Sign in to see who looks after your account. Without an account, this is how to reach %{product}.',
      choose: 'Choose a customer in the header to see who looks after it. This is how to reach %{product}.',
      email: 'E-mail',
      phone: 'Phone',
      hours: 'Office hours',
      hoursText: 'Monday to Friday, 8:00 to 17:00, Central Mexico time',
      address: 'Address',
      review: 'Placeholder data, for review before use.',
    },
  },
}
