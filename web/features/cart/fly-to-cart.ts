/** Roughly how wide the copy is when it arrives, in px: as a stamp. */
const ARRIVES_WIDE = 26
const FLIGHT_MS = 620

/**
 * Lets the eye follow a beer into the cart: a copy of the label beside `control` travels to the cart's link, whose number
 * then ticks. It is only seen: the number has changed and was read out already. Nothing moves for who asks for less.
 */
export function flyToCart(control: Element | null): void {
  const label = control?.closest('article, li')?.querySelector('img')
  const cart = document.querySelector('header a[href="/cart"]')
  if (!label || !cart || matchMedia('(prefers-reduced-motion: reduce)').matches) return

  const from = label.getBoundingClientRect()
  const to = cart.getBoundingClientRect()
  const copy = new Image()
  copy.src = label.currentSrc
  copy.alt = ''
  copy.ariaHidden = 'true'
  copy.dataset.flies = ''
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '20',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    objectFit: 'cover',
    borderRadius: 'var(--radius-label)',
    boxShadow: 'var(--under-label)',
    pointerEvents: 'none',
  })
  document.body.append(copy)

  const x = to.left + to.width / 2 - (from.left + from.width / 2)
  const y = to.top + to.height / 2 - (from.top + from.height / 2)
  const flight = copy.animate(
    [
      { easing: 'cubic-bezier(0.2, 0.7, 0.4, 1)' },
      { translate: `${x * 0.12}px -22px`, scale: 0.86, rotate: '-5deg', offset: 0.28 },
      { translate: `${x}px ${y}px`, scale: ARRIVES_WIDE / from.width, rotate: '9deg', opacity: 0.85 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.5, 0, 0.5, 1)' },
  )
  const arrive = () => {
    copy.remove()
    const ways = [{ translate: '0 0.7em', opacity: 0 }, { translate: '0 -0.12em', offset: 0.6 }, {}]
    cart.querySelector('[data-count]')?.animate(ways, { duration: 280, easing: 'ease-out' })
  }
  flight.finished.then(arrive, () => copy.remove())
}
