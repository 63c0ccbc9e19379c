/** Reads a secret parameter of the address and at once strips the whole query from it, history entry included. */
export const takeFromAddress = (name: string) => {
  const { search, pathname } = window.location
  const value = new URLSearchParams(search).get(name)
  if (value !== null) window.history.replaceState(window.history.state, '', pathname)
  return value
}
