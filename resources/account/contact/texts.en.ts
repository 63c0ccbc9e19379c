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
      text: 'Sign in to see the contacts of your account. Without an account, you can reach %{product} here.',
      choose: 'Choose a customer in the header to see its contacts. You can also reach %{product} here.',
      review: 'Placeholder data, for review before use.',
    },
  },
}
