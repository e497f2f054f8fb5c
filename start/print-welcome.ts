import { networkInterfaces } from 'node:os'
import type { SignIn } from './fill-demo-shop.ts'
import type { StandIns } from './start-stand-ins.ts'

/** What a person who has just started the shop wants to know: where it is, and how to get in. */
export function printWelcome(shop: {
  publicUrl: string
  /** It answers to any name of its machine, on this port. */
  inNetwork: number | undefined
  standIns: StandIns | undefined
  signIns: SignIn[] | undefined
}) {
  const lines = ['', `  Lúpulo is open: ${shop.publicUrl}`]
  const number = shop.inNetwork && numberInNetwork()
  if (number) lines.push(`  From a phone in your network: http://${number}:${shop.inNetwork}`)
  if (shop.standIns) {
    lines.push(`  Payments, mailbox and accounts of the sandbox: ${shop.standIns.url}`)
  }
  if (shop.signIns) {
    lines.push('', '  Sign in to the demo shop as')
    for (const { role, email, password } of shop.signIns) {
      lines.push(`    ${role.padEnd(7)} ${email.padEnd(34)} ${password}`)
    }
  }
  console.log(`${lines.join('\n')}\n`)
}

/** Under which number others in the network reach this machine; undefined where it is in none. */
function numberInNetwork(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}
