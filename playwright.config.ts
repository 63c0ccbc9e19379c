import { defineConfig } from '@playwright/test'
import { testChromiumLaunch } from './tests/support/setup/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/setup/endToEndSetup.ts',
  forbidOnly: true,
  workers: 2,
  // Among hundreds of pages a machine that stands still for seconds fails one now and then. What passes only the second
  // time, at a portal of its own, is named in the run's summary.
  retries: 1,
  reporter: 'list',
  // For a machine that others keep busy, or that stands still for a while.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    // So that a click or a page that never comes says which it was, long before the test's own end.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: testChromiumLaunch() ?? {},
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Monterrey',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // A trace of each test is a fifth of its time: `--trace on` when one is wanted.
    trace: 'off',
  },
})
