import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's Chromium without a window: it draws the page and nothing around it, a third of the work less (docs/decisions/0118). */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Quietly; a machine that reaches no packages says so after seconds. */
const SOON = ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0']

const firstOf = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

/**
 * A Chromium to test with, the fastest first: what CHROMIUM_PATH names, Debian's without a window, a whole one. In CI, and where there
 * is none, Debian's package is installed; outside CI, as the last resort, Playwright's own download. @throws when none can be
 * had, saying what to install
 */
export function findChromium(): string {
  const found = firstOf([process.env.CHROMIUM_PATH, SHELL])
  if (found) return found
  const whole = firstOf([...WHOLE, chromium.executablePath()])
  if (whole && !process.env.CI) return whole
  console.log('Installing Chromium for the browser tests …')
  const asRoot = process.getuid?.() === 0
  if (asRoot && run('apt-get', ...SOON, 'update'))
    run('apt-get', ...SOON, 'install', '-y', 'chromium-headless-shell')
  if (!existsSync(SHELL) && !whole && !process.env.CI) run('playwright', 'install', 'chromium')
  const installed = firstOf([SHELL, ...WHOLE, chromium.executablePath()])
  if (!installed)
    throw new Error('The browser tests need Chromium: apt-get install chromium, or set CHROMIUM_PATH.')
  return installed
}
