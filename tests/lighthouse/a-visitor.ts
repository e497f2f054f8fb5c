/** The pages that people come to from outside; the page of a beer is added. */
const WITHOUT_A_BEER = ['/', '/home', '/shop']

/**
 * Confirms an adult's age as the form at `/` does.
 * @returns the Cookie header of that visitor
 */
export async function anAdult(shopUrl: string): Promise<string> {
  // `?index`: how React Router tells the page at / from the frame around every page.
  const answer = await fetch(`${shopUrl}/?index`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shopUrl },
    body: new URLSearchParams({ birthDay: '1990-05-17' }),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** The paths of age gate, home, shop and one beer. */
export async function pagesToInspect(shopUrl: string): Promise<string[]> {
  const answer = await fetch(`${shopUrl}/api/product`)
  const [beer] = (await answer.json()) as { id: string }[]
  return [...WITHOUT_A_BEER, `/detail/${beer!.id}`]
}
