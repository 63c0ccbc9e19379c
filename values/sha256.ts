/** First 32 bits of the fractional parts of the cube roots (or square roots) of the first primes. */
const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32)

const isPrime = (number: number) => {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false
  return true
}

const primes = Array.from({ length: 311 }, (_, at) => at + 2).filter(isPrime)
const constants = primes.map((prime) => fraction(Math.cbrt(prime)))
const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The message, a bit, zeros, and its length in bits, as words. */
const wordsOf = (bytes: Uint8Array) => {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  for (const [at, byte] of bytes.entries()) view.setUint8(at, byte)
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 4, bytes.length * 8)
  return Array.from({ length: view.byteLength / 4 }, (_, at) => view.getUint32(4 * at))
}

const scheduleOf = (block: readonly number[]) => {
  const words = [...block]
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [words[at - 15] as number, words[at - 2] as number]
    const small = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3)
    const large = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10)
    words.push(((words[at - 16] as number) + small + (words[at - 7] as number) + large) | 0)
  }
  return words
}

const compressed = (state: readonly number[], block: readonly number[]) => {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (const [at, word] of scheduleOf(block).entries()) {
    const large = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const first = (h + large + ((e & f) ^ (~e & g)) + (constants[at] as number) + word) | 0
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (state[at] as number)) | 0)
}

/**
 * SHA-256 (FIPS 180-4) of a short text, as eight words. Synchronous, because codecs are; Web Crypto is not. For
 * identifiers, never for secrets.
 */
export const sha256 = (text: string): readonly number[] => {
  const words = wordsOf(new TextEncoder().encode(text))
  let state: readonly number[] = initial
  for (let at = 0; at < words.length; at += 16) state = compressed(state, words.slice(at, at + 16))
  return state.map((word) => word >>> 0)
}
