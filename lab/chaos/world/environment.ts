import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from '../../../scripts/build.ts'
import { freePort } from '../../../tests/support/free-port.ts'
import { quietEnvironment } from '../../../tests/support/seeded-shop.ts'
import { highLimits } from '../../shop/environment.ts'
import { startChaosDatabase } from './chaos-database.ts'
import type { ChaosProvider } from './chaos-provider.ts'
import { startCuttingProxy } from './cutting-proxy.ts'
import type { MailServer } from './mail-server.ts'

export async function startEnvironment({
  provider,
  mailServer,
}: {
  provider: ChaosProvider
  mailServer: MailServer
}) {
  await buildIfNeeded()
  const database = await startChaosDatabase()
  const direct = new URL(database.url)
  const proxy = await startCuttingProxy({ host: direct.hostname, port: Number(direct.port) })
  const throughProxy = new URL(direct)
  throughProxy.port = String(proxy.port)
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-chaos-'))
  const port = await freePort()
  const { secretKey, publishableKey, webhookSecret, apiBase } = provider.settings
  const settings = {
    ...quietEnvironment,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'demo',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Lume & Coco <ola@exemplo.com.br>',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
    STRIPE_PIX: '1',
    PIX_DISCOUNT_PERCENT: '5',
    RATE_LIMITS: highLimits,
  }
  return {
    database,
    proxy,
    dataDir,
    shopUrl: `http://localhost:${port}`,
    /** `directEnvironment` bypasses the proxy, for the time after the run. */
    shopEnvironment: { ...settings, DATABASE_URL: throughProxy.href },
    directEnvironment: { ...settings, DATABASE_URL: database.url },
    async close() {
      await proxy.close()
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
