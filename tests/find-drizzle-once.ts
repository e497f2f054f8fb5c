/** Before each file of tests: those that need a database would each read Drizzle's package.json 150 times. */
import { findDrizzleOnce } from '../start/find-drizzle-once.ts'

findDrizzleOnce()
