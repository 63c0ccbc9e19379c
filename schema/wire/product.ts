let wireProduct = 'Anvil'

/** Sets the word that fills `{product}` in names on the wire (`PRODUCT_WIRE`; letters only), for the whole process. */
export const setWireProduct = (product: string) => {
  wireProduct = product
  filled.clear()
}

const filled = new Map<string, string>()

/** A field's or path's name on the wire, with the product filled in. */
export const wireName = (name: string) => {
  if (!name.includes('{product}')) return name
  const known = filled.get(name)
  if (known) return known
  const wire = name.replaceAll('{product}', wireProduct)
  filled.set(name, wire)
  return wire
}
