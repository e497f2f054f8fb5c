import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { ON_A_DESK } from './tests/e2e/devices.ts'
import { findChromium } from './tests/e2e/find-chromium.ts'
import { writeInMemory } from './tests/running/write-in-memory.ts'

writeInMemory()

/** The roads that most people walk, at both widths. */
const EVERYWHERE = ['age-gate', 'browse', 'buyer-pays', 'cart', 'log-in']
/**
 * What a narrow screen makes harder to read and tap. The other stories are about what happens, which is the same at any
 * width; how every page looks and is used at each is held by every-page, looks and the accessibility stories.
 */
const ON_PHONES = [
  'buyer-profile',
  'buyer-sign-up',
  'code-at-the-door',
  'contact',
  'parcels',
  'password-recovery',
  'payment-goes-otherwise',
  'seller-figures',
  'seller-reviews',
  'seller-sign-up',
  'upload-control',
]
/**
 * What is about pictures, or about how pages look with them. Elsewhere none is asked for: drawing labels was a third of all the work,
 * and every page is walked with its pictures here.
 */
const WITH_PICTURES = [
  'age-gate',
  'brewery',
  'buyer-pays',
  'complaints',
  'every-page',
  'found',
  'languages',
  'looks',
  'offline',
  'order-messages',
  'pictures',
  'seller-publishes',
  'states',
]
const filesOf = (stories: string[]) => stories.map((story) => `**/${story}.spec.ts`)

const PORT = Number(process.env.E2E_PORT ?? 3700)

// Found once by the runner; its workers inherit the answer and do not look again.
process.env.CHROMIUM_PATH = findChromium()
/** The shop's folder: stories that run a command of its owner's name it. */
process.env.E2E_DATA_DIR ??= join(tmpdir(), `lupulo-e2e-${process.pid}`)

const CHROMIUM = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    // For Chromium without a window: letters as a whole one draws them.
    '--font-render-hinting=slight',
    // A story's page lives for seconds: making its scripts faster costs more than it gives back (decision 72).
    '--js-flags=--no-opt --no-maglev',
  ],
}

/** The switch is one: with it stands what Playwright says of a desk's pointer, which is a mouse. */
const A_MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
const WITHOUT_PICTURES = `--blink-settings=imagesEnabled=false,${A_MOUSE}`

export default defineConfig({
  // No secret of any story is left in the log, in files or in answers.
  globalTeardown: './tests/e2e/check-secrets.ts',
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // The same pictures wherever the stories run: Debian's Chromium draws them all.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  fullyParallel: true,
  // While one waits for a page or a sweep another goes on: by two a part of the processor was left unused (decision 72).
  workers: 3,
  // Long enough for a busy machine: what is too slow shows in the benchmark, never here.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'es-AR',
    // What is kept for later would stand between a story and the shop; offline.spec.ts lets it.
    serviceWorkers: 'block',
    // What hangs says where: without these it is cut off by the whole story's time, which names no line.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    timezoneId: 'America/Argentina/Buenos_Aires',
    // A trace films every page, of stories that end well too: a third of all the work. What failed says what was on the page
    // and leaves a picture of it; `npx playwright test <story> --trace on` films it.
    trace: 'off',
    // Drawing what moves was a third of all the work. On phones everything moves, and where a story is about that.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: filesOf([...ON_PHONES, ...WITH_PICTURES]),
      use: {
        ...ON_A_DESK,
        launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, WITHOUT_PICTURES] },
      },
    },
    {
      name: 'desktop with pictures',
      testMatch: filesOf(WITH_PICTURES),
      use: ON_A_DESK,
    },
    {
      name: 'phone',
      testMatch: filesOf([...EVERYWHERE, ...ON_PHONES]),
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 740 },
        contextOptions: { reducedMotion: 'no-preference' },
      },
    },
  ],
  // The shop as `npm start` runs it, with its stand-ins and demo shop, on an empty folder of its own.
  webServer: {
    command: 'node tests/e2e/start-shop.ts',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/readyz`,
    // The first start builds the shop.
    timeout: 300_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
