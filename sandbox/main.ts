import { readSettings } from './settings.ts'
import { startSandbox } from './start-sandbox.ts'

const settings = readSettings(process.env)
if ('problems' in settings) {
  for (const problem of settings.problems) console.error(`sandbox: ${problem}`)
  process.exit(1)
}

const sandbox = await startSandbox(settings.options).catch((error: Error) => {
  console.error(`sandbox: cannot start: ${error.message}`)
  process.exit(1)
})
console.log(`sandbox: payments, mailbox and sign-in at ${sandbox.url}, SMTP on port ${sandbox.smtpPort}`)

let isStopping = false
async function stop() {
  if (isStopping) return
  isStopping = true
  await sandbox.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

// Started by a parent process (fork): tell it the ports, and never outlive it.
if (process.send) {
  process.on('disconnect', stop)
  process.send({ ready: true, port: sandbox.port, smtpPort: sandbox.smtpPort })
}
