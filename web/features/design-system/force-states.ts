/**
 * States that only a pointer or the keyboard bring, and a theme that only the system chooses, shown where the page wants
 * them: the rules of the shop's own style sheets are widened in the browser, so that nothing is written twice.
 *
 * `[data-forced~='hover']` then counts as `:hover`, and `[data-theme='dark']` has the colours of the night.
 */

const STATE = /:(hover|active|focus-visible|focus-within)(?![\w-])/g
const NIGHT = '(prefers-color-scheme: dark)'

/** Widens every sheet of the page, and those that come later. Answers with how to stop. */
export function forceStates(): () => void {
  const widen = () => {
    for (const sheet of document.styleSheets) widenSheet(sheet)
  }
  widen()
  const observer = new MutationObserver(widen)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  document.head.addEventListener('load', widen, true)
  return () => {
    observer.disconnect()
    document.head.removeEventListener('load', widen, true)
  }
}

const widened = new WeakSet<CSSRule>()

function widenSheet(sheet: CSSStyleSheet | CSSMediaRule): void {
  for (const rule of [...sheet.cssRules]) {
    if (widened.has(rule)) continue
    widened.add(rule)
    if (rule instanceof CSSStyleRule) widenSelector(rule)
    else if (rule instanceof CSSMediaRule) {
      if (rule.conditionText.includes(NIGHT)) repeatForNight(sheet, rule)
      else widenSheet(rule)
    }
  }
}

function widenSelector(rule: CSSStyleRule): void {
  const forced = rule.selectorText.replaceAll(
    STATE,
    (state, name) => `:is(${state}, [data-forced~='${name}'])`,
  )
  const selector = forced === ':root' ? ':root, [data-theme]' : forced
  if (selector !== rule.selectorText) rule.selectorText = selector
}

/** What holds by night holds in a part of the page too that is drawn as by night, whatever the system says. */
function repeatForNight(sheet: CSSStyleSheet | CSSMediaRule, rule: CSSMediaRule): void {
  const others = rule.conditionText.replace(NIGHT, '(min-width: 0)')
  const rules = [...rule.cssRules].map(({ cssText }) => cssText.replace(':root', "[data-theme='dark']"))
  const at = [...sheet.cssRules].indexOf(rule) + 1
  sheet.insertRule(`@media ${others} { ${rules.join('\n')} }`, at)
  widened.add(sheet.cssRules[at]!)
}
