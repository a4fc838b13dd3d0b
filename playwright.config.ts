import { defineConfig, devices } from '@playwright/test'
import { findOrInstallChromium } from './lab/shop/find-chromium.ts'
import { keepTemporaryFilesInMemory } from './tests/support/temporary-files.ts'

keepTemporaryFilesInMemory()
// Each worker runs a shop, with React as visitors get it.
process.env.NODE_ENV = 'production'

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/browser.setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the smallest machine's cores: a journey waits for a third of its time.
  workers: 3,
  // Limits for what never comes, not for how long things take: a busy machine must not fail a journey.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // Node reads these itself; to rewrite the four megabytes of the built server takes Babel longer than most journeys.
  build: { external: ['**/build/server/**', '**/*.ts'] },
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 60_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // `TRACE=1 npx playwright test …` keeps each action's snapshot of a journey that fails; that takes a sixth of the time.
    trace: process.env.TRACE
      ? { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false }
      : 'off',
    launchOptions: {
      executablePath: findOrInstallChromium(),
      // Root may not use Chromium's sandbox; the others keep the browser from calling home during a test.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No machine of tests has one; looking for it and drawing as if takes a twentieth of the browser's time.
        '--disable-gpu',
        // A page lives for seconds: making its script the fastest possible takes longer than running it.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /\.phone\.spec\.ts$/,
      use: {
        viewport: { width: 1440, height: 900 },
        // A page that scrolls smoothly moves a button between the press and its end; the phones' journeys keep all motion.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'phone',
      testMatch: /\.phone\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
