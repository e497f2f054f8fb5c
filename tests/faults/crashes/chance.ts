/** One of them, by chance. */
export const any = <Value>(list: readonly Value[]): Value => list[Math.floor(Math.random() * list.length)]!

/** True so often of a hundred times. */
export const inPercent = (percent: number): boolean => Math.random() * 100 < percent
