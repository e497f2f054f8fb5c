import type { FormEvent, KeyboardEvent } from 'react'
import { isTracking } from './batch-fields.ts'

const numbersOf = (form: HTMLFormElement) => [...form.elements].filter(isNumber)

function isNumber(element: unknown): element is HTMLInputElement {
  return element instanceof HTMLInputElement && isTracking(element.name)
}

/**
 * Enter in a field goes to the next tracking number, and from the last one to the button that sends them: a barcode scanner ends
 * each number with it.
 */
export function goToNextNumber(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget: form } = event
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement)) return
  event.preventDefault()
  if (target.type === 'checkbox') return
  const numbers = numbersOf(form)
  const next = numbers[numbers.indexOf(target) + 1]
  if (next) next.select()
  else form.querySelector<HTMLButtonElement>('button[value=send]')?.focus()
}

/** Whoever types a number means that parcel: its row is ticked. */
export function tickTyped({ target }: FormEvent<HTMLFormElement>) {
  if (!isNumber(target) || !target.value.trim()) return
  const box = target.closest('tr')?.querySelector<HTMLInputElement>('[name=order]')
  if (box) box.checked = true
}
