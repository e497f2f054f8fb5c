const PATHS = {
  alert: 'M12 3.5 22 20.5H2L12 3.5Zm0 6v5m0 2.6v.4',
  check: 'm4.5 12.5 5 5 10-11',
  close: 'm6 6 12 12M18 6 6 18',
  left: 'm14.5 5-7 7 7 7',
  right: 'm9.5 5 7 7-7 7',
  down: 'm6 9.5 6 6 6-6',
  minus: 'M5.5 12h13',
  plus: 'M5.5 12h13M12 5.5v13',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20',
  filter: 'M4 7h16M7 12h10M10 17h4',
  sort: 'M8 4v16m-4-4 4 4 4-4M16 20V4m-4 4 4-4 4 4',
  bag: 'M5 8h14l-1 12H6L5 8Zm4 0V6.5a3 3 0 0 1 6 0V8',
  picture: 'M3.5 5h17v14h-17V5Zm0 11 5-5 4 4 3-3 5 5M15.5 9.5v.1',
  heart: 'M12 20 4.5 12.5a4.7 4.7 0 0 1 6.6-6.6l.9.9.9-.9a4.7 4.7 0 0 1 6.6 6.6Z',
  parcel: 'M3.5 8 12 3.5 20.5 8v8.5L12 21l-8.5-4.5V8Zm0 0L12 12.5 20.5 8M12 12.5V21',
  undo: 'M9 14.5 4 9.5l5-5M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3',
  bell: 'M6 17v-6.5a6 6 0 0 1 12 0V17l1.5 2h-15L6 17Zm4 4.5h4M12 4.5V3',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.6-4 3.4-6 7.5-6s6.9 2 7.5 6',
} as const

export type IconName = keyof typeof PATHS

/** A drawn sign, beside a text or inside a control that has a name: it is never read out. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
