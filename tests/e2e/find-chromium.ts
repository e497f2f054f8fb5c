import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function present(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

/**
 * A Chromium to test with: one that is there (CHROMIUM_PATH names another), else Debian's package, and outside CI, as
 * the last resort, Playwright's own download. @throws when none can be had, saying what to install
 */
export function findChromium(): string {
  const found = present()
  if (found) return found
  console.log('Installing Chromium for the browser tests …')
  const asRoot = process.getuid?.() === 0
  if (asRoot && run('apt-get', 'update', '-qq')) run('apt-get', 'install', '-y', '-qq', 'chromium')
  if (!present() && !process.env.CI) run('playwright', 'install', 'chromium')
  const installed = present()
  if (!installed)
    throw new Error('The browser tests need Chromium: apt-get install chromium, or set CHROMIUM_PATH.')
  return installed
}
