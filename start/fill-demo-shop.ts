import type { Database } from '#database/open-pool.ts'
import { keepDemoPasswords, readDemoPasswords } from '#database/seed/demo-passwords.ts'
import { demoSignIns } from '#database/seed/demo-sign-ins.ts'
import { seedDemoShop } from '#database/seed/seed-demo-shop.ts'
import { hashPassword } from '#server/features/identity/password.ts'

export type SignIn = { role: string; email: string; password: string }

/** Fills an empty shop with the demo; says how to sign in to it, while DATA_DIR still knows. */
export async function fillDemoShop(db: Database, dataDir: string): Promise<SignIn[] | undefined> {
  await seedDemoShop(db, { hashPassword, passwords: () => keepDemoPasswords(dataDir) })
  const passwords = await readDemoPasswords(dataDir)
  if (!passwords) return undefined
  return Object.entries(demoSignIns).map(([role, { email }]) => ({
    role,
    email,
    password: passwords[role as keyof typeof passwords],
  }))
}
