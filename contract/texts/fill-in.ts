/** Ends a sentence, also behind what closes it: a quote or a bracket. */
const IS_ENDED = /[.!?…:][»”"')\]]*$/

/**
 * A text with its `{name}`s filled in; one that no value has is left as it stands. A value that ends in a period ('5:00 p. m.',
 * 'Malta S.A.', a reason that somebody wrote) is not given another by the text around it.
 */
export function fillIn(text: string, values: Record<string, unknown> = {}): string {
  return text.replace(/\{(\w+)\}(\.(?!\.))?/g, (whole, name, period = '') => {
    if (values[name] === undefined || values[name] === null) return whole
    const value = String(values[name])
    return IS_ENDED.test(value) ? value : `${value}${period}`
  })
}

/** `text` as a sentence of its own: with a period at its end, if nothing ends it yet. */
export function asSentence(text: string): string {
  return IS_ENDED.test(text) ? text : `${text}.`
}
