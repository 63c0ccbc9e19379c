/** Reads numbers of a font file one after the other. */
export class ByteReader {
  readonly #view: DataView
  position = 0

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  #advance(count: number) {
    const at = this.position
    this.position += count
    return at
  }

  u8() {
    return this.#view.getUint8(this.#advance(1))
  }

  u16() {
    return this.#view.getUint16(this.#advance(2))
  }

  i16() {
    return this.#view.getInt16(this.#advance(2))
  }

  u32() {
    return this.#view.getUint32(this.#advance(4))
  }

  bytes(count: number) {
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + this.#advance(count), count)
  }

  /** Seven bits a byte, the highest says that more follow (WOFF2 §4.1). */
  base128() {
    let value = 0
    for (let byte = 0x80; byte & 0x80; ) {
      byte = this.u8()
      value = value * 128 + (byte & 0x7f)
    }
    return value
  }

  /** One byte for what is small, else two or three (WOFF2 §4.1). */
  short255() {
    const code = this.u8()
    if (code === 253) return this.u16()
    if (code === 255) return this.u8() + 253
    if (code === 254) return this.u8() + 506
    return code
  }
}
