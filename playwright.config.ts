import { defineConfig } from '@playwright/test'
import { testChromiumLaunch } from '#tests/support/setup/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/setup/endToEndSetup.ts',
  forbidOnly: true,
  workers: 2,
  // With hundreds of pages, a stalled machine makes a test fail now and then. Tests that pass only on the retry, which
  // runs with a new portal, are listed in the summary.
  retries: 1,
  reporter: 'list',
  // Generous timeouts for a busy or stalled machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    // Far below the test's own timeout, so that the failing click or page is named.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: testChromiumLaunch() ?? {},
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Monterrey',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Traces take a fifth of the test time; enable them with `--trace on`.
    trace: 'off',
  },
})
