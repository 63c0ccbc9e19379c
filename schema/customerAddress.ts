/** Names the customer in an address or its query, as the last parameter; keeps a customer that is already named. */
export const withCustomer = (address: string, customerId: number) => {
  const [, place = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  if (new URLSearchParams(query).has('fcid')) return address
  return `${place}${query ? `${query}&` : '?'}fcid=${encodeURIComponent(customerId)}${hash}`
}
