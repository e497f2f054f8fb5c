import type { Machine } from './a-machine.ts'

/** Of the trial’s machines, which no other machine reaches. */
export const addressOf = (host: number) => `10.0.0.${host}`

/**
 * Joins machines by a switch that stands in one of them.
 * @returns `plugIn`, which gives another machine its cable and its address
 */
export function aNetwork(hub: Machine, hosts: number[]) {
  // An address of its own: else it takes that of one of its cables, and whoever knew it is lost for seconds when that one goes.
  hub.ip('link', 'add', 'switch', 'address', '02:00:00:00:00:02', 'type', 'bridge')
  for (const host of hosts) hub.ip('addr', 'add', `${addressOf(host)}/24`, 'dev', 'switch')
  hub.ip('link', 'set', 'switch', 'up')
  let cables = 0
  return {
    plugIn(machine: Machine, address: number) {
      const port = `port${cables++}`
      const end = ['peer', 'name', 'eth0', 'netns', String(machine.pid)]
      hub.ip('link', 'add', port, 'type', 'veth', ...end)
      hub.ip('link', 'set', port, 'master', 'switch', 'up')
      machine.ip('addr', 'add', `${addressOf(address)}/24`, 'dev', 'eth0')
      machine.ip('link', 'set', 'eth0', 'up')
    },
  }
}
