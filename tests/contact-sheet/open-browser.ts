import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '#tests/e2e/find-chromium.ts'

/** One browser for all pictures, in Spanish: its own controls, such as dates, take their language from where it runs. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--lang=es-AR'],
    env: { ...process.env, LANGUAGE: 'es_AR' },
  })
}
