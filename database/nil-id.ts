/** The UUID before every other: where reading in order of ids begins (RFC 9562, 5.9: Nil UUID). */
export const NIL_ID = '00000000-0000-0000-0000-000000000000'
