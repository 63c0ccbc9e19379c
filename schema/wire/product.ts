let wireProduct = 'Anvil'

/** Sets the value of `{product}` in wire names for the whole process (`PRODUCT_WIRE`; letters only). */
export const setWireProduct = (product: string) => {
  wireProduct = product
  filled.clear()
}

const filled = new Map<string, string>()

export const wireName = (name: string) => {
  if (!name.includes('{product}')) return name
  const known = filled.get(name)
  if (known) return known
  const wire = name.replaceAll('{product}', wireProduct)
  filled.set(name, wire)
  return wire
}
