const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/**
 * Keys for the submits of one form: the same values keep their key, so that sending them again after a lost answer has
 * no second effect; changed values are a new submit.
 */
export const repeatKeys = () => {
  let last = { values: '', key: '' }
  return (values: object) => {
    const text = JSON.stringify(values)
    if (text !== last.values) last = { values: text, key: newKey() }
    return last.key
  }
}
