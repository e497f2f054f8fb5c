const USER_AGENT_MAX_CHARACTERS = 300

/** Of a log-in we keep the browser, so that people know their sessions apart; what it says of itself may be long. */
export function browserOf(headers: Headers): Headers {
  return new Headers({ 'user-agent': (headers.get('user-agent') ?? '').slice(0, USER_AGENT_MAX_CHARACTERS) })
}
