/** Values by the numbers they were given, in the order in which they came. */
export class Numbered<Value> {
  readonly values: Value[] = []
  #numbers = new Map<Value, number>()

  numberOf(value: Value): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
    this.#numbers.set(value, this.values.length)
    return this.values.push(value) - 1
  }
}
