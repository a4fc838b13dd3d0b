import { join } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import { createPasskeys } from '#accounts/second-factor/providers/webauthn.ts'
import { connectGoogle } from '#accounts/sign-in/providers/connect-google.ts'
import { contributions } from '#app/features.server.ts'
import { JobQueue } from '#app/jobs/job-queue.ts'
import { loadShelf } from '#catalogue/stock/use-cases/load-shelf.ts'
import { connectCep } from '#delivery/addresses/providers/cep/connect-cep.ts'
import { connectMaps } from '#delivery/addresses/providers/maps/connect-maps.ts'
import { createMelhorEnvio } from '#delivery/carriers/providers/melhor-envio/melhor-envio.ts'
import { createOwnTable } from '#delivery/carriers/providers/own-table/own-table.ts'
import { connectRouting } from '#delivery/freight/providers/connect-routing.ts'
import { loadCepAreas } from '#delivery/streets/cep-areas.ts'
import { createStreetLoader } from '#delivery/streets/load-streets.ts'
import { createStreetBook, onceLoaded } from '#delivery/streets/street-book.ts'
import { readOwnLabels } from '#fulfilment/shipping/use-cases/read-own-labels.ts'
import { claimOrders } from '#orders/use-cases/claim-orders.ts'
import { createWebhookAutomation } from '#platform/automation/webhook-automation.ts'
import type { Clock } from '#platform/config/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { projectRoot } from '#platform/config/project-root.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { type DatabaseServer, openDatabaseServer } from '#platform/database/embedded/open-server.ts'
import { migrate } from '#platform/database/migrate.ts'
import { retryWhileDatabaseDown } from '#platform/database/retry-while-database-down.ts'
import { rememberRenditions } from '#platform/images/rendition-cache.ts'
import { createSharpProcessor } from '#platform/images/sharp-processor.ts'
import { openMailFolder } from '#platform/mail/mail-folder.ts'
import { createSmtpMailer } from '#platform/mail/smtp-mailer.ts'
import { rateLimitSettings } from '#platform/rate-limits/limits.ts'
import { createPostgresRateLimits } from '#platform/rate-limits/postgres-rate-limits.ts'
import { createSealing } from '#platform/sealing/sealing.ts'
import { createSecrets } from '#platform/sealing/secrets.ts'
import { readOrCreateSessionSecret } from '#platform/sealing/session-secret.ts'
import type { Shop } from '#platform/shop.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { createPixAccountReader } from '#settings/use-cases/pix-account-reader.ts'
import { createSettingsStore } from '#settings/use-cases/settings-store.ts'
import { chooseShopName } from '#ui/copy/shop-name.ts'
import { choosePayments, type DeliverWebhook } from './choose-payments.ts'
import { CLOSE_WITHIN_MS, type ClosingPart, closeInOrder } from './close-in-order.ts'

export interface OpenShop {
  shop: Shop
  pool: pg.Pool
  readsPool: pg.Pool
  connectionString: string
  loadStreets(): Promise<void>
  parts: readonly ClosingPart[]
  close(): Promise<void>
}

export interface OpenShopOptions {
  config: Config
  clock: Clock
  log: Logger
  deliverWebhook: DeliverWebhook
}

export async function openShop({ config, clock, log, deliverWebhook }: OpenShopOptions): Promise<OpenShop> {
  const server = await openDatabaseServer({ url: config.database.url, dataDir: config.dataDir, log })
  try {
    const options = { config, clock, log, deliverWebhook }
    return await retryWhileDatabaseDown(() => openOnDatabase(options, server), { log })
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function openOnDatabase(options: OpenShopOptions, server: DatabaseServer): Promise<OpenShop> {
  const { connectionString } = server
  const { config, log } = options
  await migrate({ connectionString, turn: { log } })
  const { forReads, forAllElse } = dividePool(config.database.poolSize)
  const connection = connect({ connectionString, poolSize: forAllElse, log })
  const reads = connect({ connectionString, poolSize: forReads, ...PUBLIC_READS, log })
  const close = async () => void (await Promise.all([connection.close(), reads.close()]))
  try {
    return await openPorts(options, server, { ...connection, reads, close })
  } catch (error) {
    await close()
    throw error
  }
}

/** A slower query fails, and the visitor is asked to try again. */
const PUBLIC_READS = { statementTimeoutMs: 3_000, waitMs: 3_000 }

function dividePool(size: number): { forReads: number; forAllElse: number } {
  const forReads = Math.max(1, Math.floor(size * 0.4))
  return { forReads, forAllElse: size - forReads }
}

async function openPorts(
  { config, clock, log, deliverWebhook }: OpenShopOptions,
  server: DatabaseServer,
  { db, pool, reads, close }: Connection & { reads: Connection },
): Promise<OpenShop> {
  const publicReads = reads.db
  const secret = config.sessionSecret ?? readOrCreateSessionSecret(config.dataDir)
  const sealing = createSealing({ secret, now: () => clock.now() })
  const outbox = await JobQueue.open({ pool, log, sealing })
  const remote = { log, now: () => clock.now().getTime() }
  const loadStreets = createStreetLoader(db)
  const streets = onceLoaded(createStreetBook(publicReads), loadStreets)
  const areas = await loadCepAreas()
  const mailer = chooseMailer(config, clock)
  const settings = createSettingsStore({ db: publicReads, config }, loadShelf)
  await settings.refresh()
  await settings.refreshParts()
  const limits = rateLimitSettings(config.rateLimits).settings
  const rateLimits = createPostgresRateLimits({ pool, settings: limits, secret, log })
  const shop: Shop = {
    ...contributions,
    config,
    clock,
    log,
    db,
    publicReads,
    streets,
    outbox,
    mailer,
    settings,
    payments: await choosePayments({
      config,
      clock,
      log,
      pool,
      secret,
      deliverWebhook,
      pixAccount: createPixAccountReader({ db, config, clock, settings }),
    }),
    automation: createWebhookAutomation({
      urls: config.automationWebhookUrls,
      secret: config.automationWebhookSecret,
    }),
    carriers: {
      table: createOwnTable({ db, readLabels: (references) => readOwnLabels(db, references) }),
      'melhor-envio': createMelhorEnvio({
        settings: config.melhorEnvio,
        db,
        sealing,
        clock,
        remote,
        contact: () => {
          const { contact } = settings.current().values
          return `${chooseShopName(contact)} (${contact.email || config.mail.from})`
        },
      }),
    },
    cep: connectCep({ settings: config.cep, own: { streets, areas }, remote }),
    maps: connectMaps({ settings: config, own: { streets, areas }, remote }),
    routing: connectRouting({ settings: config, remote }),
    storage: await openStorage(config),
    images: chooseImages(config),
    identity: {
      ...createSecrets(secret),
      passkeys: createPasskeys({
        siteUrl: config.siteUrl,
        shopName: () => chooseShopName(settings.current().values.contact),
      }),
      google: await connectGoogle(config.google),
    },
    claimsAtSignIn: [claimOrders],
    sealing,
    rateLimits,
  }
  const parts: ClosingPart[] = [
    { name: 'payments', close: () => shop.payments.close() },
    { name: 'outbox', close: () => outbox.close() },
    { name: 'rate limits', close: () => rateLimits.flush() },
    { name: 'mailer', close: () => mailer.close() },
    { name: 'database connections', close },
    { name: 'database server', close: () => server.stop() },
  ]
  return {
    shop,
    pool,
    readsPool: reads.pool,
    connectionString: server.connectionString,
    loadStreets,
    parts,
    close: () => closeInOrder(parts, { limitMs: CLOSE_WITHIN_MS, log }),
  }
}

/** Caches the demo's images across re-seeds; a real shop never processes an image twice. */
function chooseImages(config: Config) {
  const processor = createSharpProcessor()
  return config.seed === 'demo'
    ? rememberRenditions(processor, join(projectRoot, '.cache/pictures'))
    : processor
}

function chooseMailer(config: Config, clock: Clock) {
  const { smtpUrl, from, replyTo } = config.mail
  const clientName = new URL(config.siteUrl).hostname
  if (smtpUrl) return createSmtpMailer({ url: smtpUrl, from, replyTo, clientName })
  return openMailFolder({ folder: join(config.dataDir, 'mail'), from, replyTo, now: () => clock.now() })
}
