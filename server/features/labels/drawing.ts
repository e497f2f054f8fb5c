import { px } from './shapes.ts'

/** Collects flat shapes as SVG; neighbours of one colour become one path, which keeps a label small. */
export class Drawing {
  #finished: string[] = []
  #attributes = ''
  #pathData = ''

  /** Fills path data with a colour. */
  fill(color: string, pathData: string): this {
    return this.#add(`fill="${color}"`, pathData)
  }

  /** Fills path data with a colour but for what it goes around twice: an opening. */
  opening(color: string, pathData: string): this {
    return this.#add(`fill="${color}" fill-rule="evenodd"`, pathData)
  }

  /** Draws along path data with a round pen. */
  stroke(color: string, widthPx: number, pathData: string): this {
    return this.#add(`stroke="${color}" stroke-width="${px(widthPx)}"`, pathData)
  }

  /** A rectangle of one colour behind everything that follows. */
  ground(color: string, width: number, height: number): this {
    return this.fill(color, `M0 0H${px(width)}V${px(height)}H0z`)
  }

  /** Lays another drawing on top. */
  add(drawing: Drawing): this {
    this.#finish()
    this.#finished.push(drawing.toString())
    return this
  }

  #add(attributes: string, pathData: string): this {
    if (attributes !== this.#attributes) this.#finish()
    this.#attributes = attributes
    this.#pathData += pathData
    return this
  }

  #finish() {
    if (this.#pathData) this.#finished.push(`<path ${this.#attributes} d="${this.#pathData}"/>`)
    this.#pathData = ''
    this.#attributes = ''
  }

  /** The elements; strokes rely on the `fill`, `stroke-linecap` and `stroke-linejoin` of `svgDocument`. */
  toString(): string {
    this.#finish()
    return this.#finished.join('')
  }
}
