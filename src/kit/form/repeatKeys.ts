const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** What was sent before, and its key. */
interface Sent {
  readonly values: object
  readonly key: string
}

/**
 * Keys for the submits of one form: the same values keep their key, so that sending them again after a lost answer has
 * no second effect; changed values are a new submit.
 */
export const repeatKeys = (before?: Sent) => {
  let last = before ? { values: JSON.stringify(before.values), key: before.key } : { values: '', key: '' }
  return (values: object) => {
    const text = JSON.stringify(values)
    if (text !== last.values) last = { values: text, key: newKey() }
    return last.key
  }
}
