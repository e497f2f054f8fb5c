/** Reads a font's big-endian fields one after the other. */
export class ByteReader {
  #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  skip(count: number): void {
    this.#at += count
  }

  bytes(count: number): Buffer {
    this.#at += count
    return this.#bytes.subarray(this.#at - count, this.#at)
  }

  tag(): string {
    return this.bytes(4).toString('latin1')
  }

  uint8(): number {
    return this.#bytes.readUInt8(this.#at++)
  }

  int16(): number {
    this.#at += 2
    return this.#bytes.readInt16BE(this.#at - 2)
  }

  uint16(): number {
    this.#at += 2
    return this.#bytes.readUInt16BE(this.#at - 2)
  }

  uint32(): number {
    this.#at += 4
    return this.#bytes.readUInt32BE(this.#at - 4)
  }

  /** UIntBase128: https://www.w3.org/TR/WOFF2/#DataTypes */
  base128(): number {
    let value = 0
    for (;;) {
      const byte = this.uint8()
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }

  /** 255UInt16: https://www.w3.org/TR/WOFF2/#DataTypes */
  packed16(): number {
    const code = this.uint8()
    if (code === 253) return this.uint16()
    if (code === 255) return this.uint8() + 253
    if (code === 254) return this.uint8() + 506
    return code
  }
}
