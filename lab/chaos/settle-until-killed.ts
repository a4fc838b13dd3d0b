import { JobQueue } from '#app/jobs/job-queue.ts'
import { createOfflineGateway } from '#payments/providers/offline/offline-gateway.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { parseConfig } from '#platform/config/config.ts'
import { createSealing } from '#platform/sealing/sealing.ts'
import type { Shop } from '#platform/shop.ts'
import { openCrashingDatabase } from './crashing-database.ts'

/**
 * Settles one webhook and stops at one statement, printing 'here' so that the test can kill it. Input
 * comes from environment variables.
 */
const { DATABASE = '', STATEMENT = '1', SECRET = '', NOW = '', BODY = '', SIGNATURE = '' } = process.env
const clock = { now: () => new Date(NOW) }
const quiet = () => {}
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
const healthy = openCrashingDatabase(DATABASE, { at: Number.POSITIVE_INFINITY, moment: 'before' })
const mortal = openCrashingDatabase(DATABASE, {
  at: Number(STATEMENT),
  moment: 'after',
  die() {
    process.stdout.write('here\n')
    return new Promise(() => setInterval(quiet, 1000))
  },
})
const sql = { query: (text: string, values: unknown[]) => healthy.pool.query(text, values) }
const payments = createOfflineGateway({
  sql,
  secret: SECRET,
  challengeUrl: String,
  clock,
  log,
  deliver: async () => true,
})
const sealing = createSealing({ secret: SECRET, now: clock.now })
const outbox = await JobQueue.open({ pool: healthy.pool, log, sealing })
const config = parseConfig({ SITE_URL: 'http://localhost:3000' })
const shop = { config, clock, log, db: mortal.db, outbox, payments } as unknown as Shop
await acceptPaymentWebhook(shop, { rawBody: Buffer.from(BODY, 'base64'), signature: SIGNATURE })
process.stdout.write('done\n')
process.exit(0)
