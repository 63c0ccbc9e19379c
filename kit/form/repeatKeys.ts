const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

interface Sent {
  readonly values: object
  readonly key: string
}

/**
 * Idempotency keys of a form: equal values reuse the key, so that resubmitting after a lost response has no second
 * effect; changed values get a new one.
 */
export const repeatKeys = (before?: Sent) => {
  let last = before ? { values: JSON.stringify(before.values), key: before.key } : { values: '', key: '' }
  return (values: object) => {
    const text = JSON.stringify(values)
    if (text !== last.values) last = { values: text, key: newKey() }
    return last.key
  }
}
