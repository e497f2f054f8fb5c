import { NOBODY, TYPED, type Typed } from './sent-form.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      'name' in control &&
      control.name === name &&
      'value' in control &&
      !(control instanceof HTMLButtonElement),
  )
}

/** As if somebody typed it: React listens to the element's own setter and to what it says afterwards. */
function write(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

async function fill(form: HTMLFormElement, entries: Typed['entries']): Promise<void> {
  for (const [name, value] of entries) {
    // What was written last may have changed what can be chosen next: a country has states of its own.
    await Promise.resolve()
    for (const control of controlsOf(form, name)) {
      if (['hidden', 'password', 'file', 'submit'].includes(control.type)) continue
      if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
        const isChosen = entries.some(([other, chosen]) => other === name && chosen === control.value)
        if (control.checked !== isChosen) control.click()
      } else if (control.value !== value) write(control, value)
    }
  }
}

/**
 * Puts what waits for this page and this person back into the form that has all its fields, once. Whatever belongs to
 * somebody else is thrown away; while nobody is logged in it waits.
 */
export async function typeAgain(at: string, userId: string): Promise<void> {
  const typed: Typed = JSON.parse(sessionStorage.getItem(TYPED) ?? 'null')
  if (!typed) return
  if (typed.userId !== userId && userId !== NOBODY) sessionStorage.removeItem(TYPED)
  if (typed.userId !== userId || typed.at !== at) return
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form[method="post"]')]
  const form = forms.find((one) => typed.entries.every(([name]) => one.elements.namedItem(name)))
  sessionStorage.removeItem(TYPED)
  if (form) await fill(form, typed.entries)
}
