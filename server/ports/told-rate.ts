/** What a dollar costs: units of the currency as an exact decimal, and the source's own moment of it. */
export type ToldRate = { rate: string; validFrom: Date }
