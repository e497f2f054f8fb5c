import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { postgresMajorVersion } from '#database/embedded/find-binaries.ts'
import { startEmbeddedPostgres } from '#database/embedded/start-embedded-postgres.ts'
import { inUse } from './in-use.ts'
import { makeTemplate, nameTemplate } from './make-template.ts'
import { openAdminSession } from './open-admin-session.ts'
import { removeAbandoned } from './remove-abandoned.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: {
      /** Address of the tests' server, with a database in which others are made and dropped. */
      adminUrl: string
      templateName: string
      /** What the names of this run's databases begin with. */
      clonePrefix: string
    }
  }
}

// One folder for each major version, so that an upgrade begins with a new one, and for each copy of the project.
const project = createHash('sha256')
  .update(import.meta.dirname)
  .digest('hex')
  .slice(0, 12)
const dataDir = path.join(tmpdir(), `lupulo-test-postgres-${postgresMajorVersion}-${project}`)

/**
 * Before all tests: one real PostgreSQL server, shared by runs at the same time, whose last one removes it (making it anew takes a
 * second), and in it a template database that has been migrated already. Each test file clones the template.
 */
export default async function setup(project: TestProject) {
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  const admin = await openAdminSession(server.connectionString)
  const templateName = await nameTemplate()
  const clonePrefix = `test_${process.pid}_${Date.now().toString(36)}`
  await inUse(admin, templateName, clonePrefix)
  await removeAbandoned(admin, templateName, clonePrefix)
  await makeTemplate(admin, server.connectionString, templateName)
  project.provide('testServer', { adminUrl: server.connectionString, templateName, clonePrefix })

  return async () => {
    await admin.end()
    if (await server.stop()) await rm(dataDir, { recursive: true, force: true })
  }
}
