import { execFile } from 'node:child_process'
import type { ClusterOwner } from './cluster-owner.ts'

type Outcome = { succeeded: boolean; output: string }

/**
 * Runs a program as the cluster's owner and waits for it. Never throws: what it printed is in `output`,
 * and so is the reason if it could not be run at all.
 *
 * `folder` becomes its working directory and PGDATA. Paths travel this way and not as arguments, because pg_ctl
 * pastes its arguments into a shell command.
 */
export function runAsOwner(
  owner: ClusterOwner,
  program: string,
  args: string[],
  folder?: string,
): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      program,
      args,
      {
        ...owner.runAs,
        // The current folder may be closed to the owner, who could then not even start a shell in it.
        cwd: folder ?? '/',
        // A short environment: PGPORT, PGOPTIONS or a strange LC_ALL of the caller must not change the server.
        env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', ...(folder && { PGDATA: folder }) },
        maxBuffer: 16 * 1024 * 1024,
      },
      (error, stdout, stderr) => {
        const reason = error && 'errno' in error ? error.message : ''
        resolve({ succeeded: !error, output: `${stdout}\n${stderr}\n${reason}` })
      },
    )
  })
}
