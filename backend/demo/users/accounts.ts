/** Accounts of `users.csv` and their purpose, which the start banner shows; addresses end in `@anvil.example`. */
const purposes = {
  admin: 'administrator',
  staff: 'provider staff',
  manager: 'sales manager',
  rep: 'representative of three customers',
  customer: 'healthy customer',
  hold: 'customer on credit hold',
  new: 'new customer, no rows at all',
  steel: 'steel maker',
  direct: 'parent of direct customers',
  group: 'group of three customers',
} as const

type Account = keyof typeof purposes

export const demoAccounts = Object.entries(purposes).map(([account, about]) => ({ account: account as Account, about }))

export const demoEmail = (account: Account) => `${account}@anvil.example`
