import { hash, type Options, verify } from '@node-rs/argon2'

/**
 * Argon2id as OWASP's Password Storage Cheat Sheet has it for servers (19 MiB of memory, 2 passes, 1 lane). A hash
 * names its own parameters, so they can be raised later without ending anybody's password.
 */
const PARAMETERS: Options = {
  // Argon2id. The package's enum exists for the type checker only, so its number stands here.
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** Password → what `accounts.password` keeps. Takes some 20 ms of CPU on purpose, outside the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS)
}

/** True when the hash was made of this password. Takes as long as making it. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password)
}
