import type { SignIn } from './fill-demo-shop.ts'
import type { StandIns } from './start-stand-ins.ts'

/** What a person who has just started the shop wants to know: where it is, and how to get in. */
export function printWelcome(shop: {
  publicUrl: string
  standIns: StandIns | undefined
  signIns: SignIn[] | undefined
}) {
  const lines = ['', `  Lúpulo is open: ${shop.publicUrl}`]
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
