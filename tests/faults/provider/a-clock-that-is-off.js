/**
 * Loaded before the stand-ins: their clock is as many milliseconds off as the file CLOCK_FILE says.
 */
import { readFileSync } from 'node:fs'

const RealDate = Date
let offMs = 0
setInterval(() => {
  try {
    offMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) || 0
  } catch {
    offMs = 0
  }
}, 20).unref()

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length) super(...parts)
    else super(RealDate.now() + offMs)
  }
  static now() {
    return RealDate.now() + offMs
  }
}
