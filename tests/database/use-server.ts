/** A program: uses the embedded server of the folder it is given, until its standard input ends. */
import { startEmbeddedPostgres } from '../../database/embedded/start-embedded-postgres.ts'

try {
  const server = await startEmbeddedPostgres({ dataDir: process.argv[2]!, durable: false })
  console.log(JSON.stringify({ connectionString: server.connectionString, startedByUs: server.startedByUs }))
  for await (const _ of process.stdin);
  await server.stop()
} catch (error) {
  process.exitCode = 1
  console.log(JSON.stringify({ refusal: (error as Error).message }))
}
