import { html } from 'hono/html'
import { type Html, page } from '#sandbox/page.ts'
import type { Person } from './people.ts'

/** What somebody typed, right or wrong. */
export type TypedPerson = Pick<Person, 'email' | 'firstName' | 'lastName' | 'isVerified'>

interface SignIn {
  /** Who can be chosen with one click. */
  people: Person[]
  /** Host of the shop. */
  goesTo: string
  /** The e-mail that the shop expects (login_hint). */
  hint: string | undefined
  typed?: TypedPerson
  /** What is wrong with a typed field, in words that go on after its name. */
  problems?: Record<string, string>
}

/** The page between the shop and the shop: who is signing in? Works without JavaScript. */
export function signInPage({ people, goesTo, hint, typed, problems = {} }: SignIn): Html {
  const expected = people.find(({ email }) => email === hint?.trim().toLowerCase())
  const others = people.filter((each) => each !== expected)
  const filled = typed ?? {
    email: expected ? '' : (hint ?? ''),
    firstName: '',
    lastName: '',
    isVerified: true,
  }
  return page(
    { title: 'Choose an account', width: 'narrow', hasNavigation: false },
    html`<p class="tag">Sandbox · sign-in for trying out</p>
      <div>
        <h1>Choose an account</h1>
        <p class="quiet" style="margin-top: 6px">to go on to ${goesTo}</p>
      </div>
      <form method="post" aria-label="Known accounts">
        <ul class="accounts">
          ${expected ? account(expected, 'main') : ''}
          ${others.map((each) => account(each))}
        </ul>
      </form>
      <form class="card fields" method="post" aria-labelledby="another">
        <h2 id="another">Use another account</h2>
        ${field({ name: 'email', label: 'E-mail', type: 'email', isRequired: true })}
        ${field({ name: 'firstName', label: 'First name', isRequired: true })}
        ${field({ name: 'lastName', label: 'Last name' })}
        <label class="tick"><input type="checkbox" name="isVerified" ${filled.isVerified ? 'checked' : ''}>
          The provider has verified this <span style="white-space: nowrap">e-mail</span></label>
        <div class="row">
          <button class="${expected ? '' : 'main'}" name="choice" value="continue">Continue</button>
          <button name="choice" value="cancel" formnovalidate>Cancel</button>
        </div>
      </form>`,
  )

  function field(options: {
    name: 'email' | 'firstName' | 'lastName'
    label: string
    type?: string
    isRequired?: boolean
  }): Html {
    const { name, label, type = 'text', isRequired } = options
    const problem = problems[name]
    return html`<div>
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" type="${type}" value="${filled[name]}" maxlength="200" autocomplete="off"
        ${isRequired ? 'required' : ''} ${problem ? html`aria-invalid="true" aria-describedby="${name}-problem"` : ''}>
      ${problem ? html`<p class="problem small" id="${name}-problem">${label} ${problem}.</p>` : ''}
    </div>`
  }
}

function account({ email, firstName, lastName, isVerified }: Person, look = ''): Html {
  return html`<li><button class="account ${look}" name="account" value="${email}">
    <strong>${firstName} ${lastName}</strong>
    <span>${email}</span>
    ${isVerified ? '' : html`<span class="small">e-mail not verified</span>`}
  </button></li>`
}
