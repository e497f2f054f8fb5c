import { asJson, fromJson, type KeptPart, type ReadPart } from './snapshot/part.ts'

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

  kept(): KeptPart {
    return { values: asJson(this.values) }
  }

  take({ values }: ReadPart): void {
    for (const value of fromJson<Value[]>(values)) this.numberOf(value)
  }
}
