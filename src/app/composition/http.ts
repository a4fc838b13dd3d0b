import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { findVisitor } from '#accounts/session/use-cases/find-visitor.ts'
import { pathTo } from '#addresses.ts'
import { errorTexts } from '#app/error-document.ts'
import { routes } from '#app/route-table.ts'
import { findSharedPicture } from '#catalogue/products/use-cases/find-shared-picture.ts'
import { countForHelper, countForMenu } from '#office/search/count-for-menu.ts'
import { voucherCookieName } from '#orders/vouchers/storefront/voucher-cookie.server.ts'
import { projectRoot } from '#platform/config/project-root.ts'
import { listen } from '#platform/database/listen.ts'
import { startOfDay } from '#platform/domain/sao-paulo-time.ts'
import { narrowBuilds, readFirstSegment } from '#platform/fast-path/narrow-builds.ts'
import { createImageServer } from '#platform/http/answers/image-server.ts'
import { createSecurityHeaders, stripeCspExtras } from '#platform/http/answers/security-headers.ts'
import { loadStaticFiles } from '#platform/http/answers/static-files.ts'
import type { Exchange, Handler } from '#platform/http/exchange.ts'
import { isAllowed } from '#platform/http/functions/is-allowed.server.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import { createCachePlan } from '#platform/http/page-cache/cache-plan.ts'
import { createPageCache } from '#platform/http/page-cache/page-cache.ts'
import {
  BACK_OFFICE_PATH,
  type BackOfficeCounts,
  backOfficeEvents,
} from '#platform/http/realtime/back-office-channel.ts'
import { createEventStream } from '#platform/http/realtime/event-stream.ts'
import { followAnnouncements } from '#platform/http/realtime/follow-announcements.ts'
import { PRODUCT_UPDATES_PATH } from '#platform/http/realtime/product-updates-channel.ts'
import { fastPathContext, requestContext, shopContext } from '#platform/http/request/context.server.ts'
import { FLASH_COOKIE } from '#platform/http/request/flash.server.ts'
import { sessionCookieName, sessionTokenFrom } from '#platform/http/request/session-cookie.server.ts'
import type { App } from '#platform/http/server/app.ts'
import { createHttpServer } from '#platform/http/server/create-http-server.ts'
import type { Shop } from '#platform/shop.ts'
import type { OpenShop } from './open-shop.ts'
import { publishFigures } from './publish-figures.ts'
import { createReadiness } from './readiness.ts'

/** Forces a reconnect, which checks the permissions again. */
const END_AFTER_MS = 10 * 60_000

export interface HttpParts {
  open: OpenShop
  log: Logger
  loadBuild(): Promise<ServerBuild>
  first?: Handler
}

export async function openHttp({ open, log, loadBuild, first }: HttpParts) {
  const { shop } = open
  const { config } = shop
  const strict = createSecurityHeaders({ siteUrl: config.siteUrl, cspExtras: await listCspExtras(shop) })
  // In development, hot reload injects styles and uses its own port, so only the common headers apply.
  const security = first ? { ...strict, forDocument: () => [...strict.common] } : strict
  const pageCache = createPageCache({
    plan: createCachePlan(routes),
    security,
    personalCookies: [
      { name: sessionCookieName(config.siteUrl), isOurs: shop.identity.isSessionToken },
      {
        name: voucherCookieName(config.siteUrl),
        isOurs: (value) => shop.sealing.unseal('voucher', value) !== null,
      },
      { name: FLASH_COOKIE, isOurs: (value) => shop.sealing.unseal('notice', value) !== null },
    ],
    day: {
      now: () => shop.clock.now().getTime(),
      end: () => startOfDay(shop.clock.now(), 1).getTime(),
    },
  })
  const productUpdates = createEventStream({ path: PRODUCT_UPDATES_PATH, headers: security.forData })
  const backOfficeUpdates = createBackOfficeStream(shop, security.forData)
  const announcements = followAnnouncements({
    listen: (options) => listen({ ...options, connectionString: open.connectionString }),
    pageCache,
    productUpdates: {
      // A closed shop does not announce its products.
      send: (...event) => shop.settings.current().opening.isShopOpen && productUpdates.send(...event),
    },
    notifyBackOffice: backOfficeUpdates.notify,
    dropBackOffice: backOfficeUpdates.drop,
    refreshSettings: shop.settings.refresh,
    refreshParts: shop.settings.refreshParts,
    log,
  })
  const files = first
    ? undefined
    : await loadStaticFiles(join(projectRoot, 'build', 'client'), security.forFiles)
  const metrics = createMetrics()
  publishFigures(metrics, { shop, pools: { work: open.pool, reads: open.readsPool } })
  const http = createHttpServer({
    siteUrl: config.siteUrl,
    environment: config.environment,
    // A build passed as a function would recreate the router for every request.
    app: createApp(shop, first ? loadBuild : await loadBuild()),
    trustedProxies: config.trustedProxies,
    log,
    metrics,
    metricsToken: config.metricsToken,
    metricsOnLoopback: config.metricsOnLoopback,
    security,
    errorTexts,
    ...createReadiness({ pool: open.pool, dataDir: config.dataDir, statfs }),
    handlers: [
      ...(first ? [first] : []),
      ...(files ? [files.handler] : []),
      createImageServer({
        shop,
        findShared: (path) => findSharedPicture(shop, path),
        headers: security.forFiles,
        errorTexts,
      }),
    ],
    pageCache,
    productUpdates,
    backOfficeUpdates: backOfficeUpdates.stream,
    shares: { perSecond: config.requestsPerClient },
    signedWebhooks: [pathTo('paymentWebhook'), pathTo('carrierWebhook')],
    mailedLinks: routes.flatMap(({ path, leavesByMail }) => (leavesByMail ? [path] : [])),
  })
  return { ...http, announcements, reloadFiles: async () => files?.reload() }
}

function createApp(shop: Shop, build: ServerBuild | (() => Promise<ServerBuild>)): App {
  const createHandler = (serverBuild: typeof build) => createRequestHandler(serverBuild, process.env.NODE_ENV)
  const handleAny = createHandler(build)
  const { fastPath } = shop.config
  const narrow = fastPath && typeof build !== 'function' ? narrowBuilds(build) : []
  const handlers = new Map([...narrow].map(([start, serverBuild]) => [start, createHandler(serverBuild)]))
  return (request, facts) => {
    const context = new RouterContextProvider()
    context.set(shopContext, shop)
    context.set(fastPathContext, fastPath)
    context.set(requestContext, facts)
    const handle = handlers.get(readFirstSegment(new URL(request.url).pathname)) ?? handleAny
    return handle(request, context)
  }
}

const GOOGLE = 'https://accounts.google.com'
/** A provider that does not answer must not delay the start. */
const DISCOVER_WITHIN_MS = 2_000

async function listCspExtras({ config, identity, log }: Shop) {
  const stripe = config.stripe ? stripeCspExtras : {}
  if (!config.google) return stripe
  const issuer = new URL(config.google.issuer).origin
  // Google serves profile images from a different origin.
  if (issuer === GOOGLE) return { ...stripe, forms: [issuer], images: ['https://*.googleusercontent.com'] }
  const providerOrigin = identity.google?.authorizationOrigin() ?? null
  const origin = await Promise.race([providerOrigin, delay(DISCOVER_WITHIN_MS, null, { ref: false })])
  if (origin === null)
    log.warn({ issuer }, 'the issuer did not say where people sign in; its own host is taken')
  return { ...stripe, forms: [...new Set([issuer, origin ?? issuer])], images: [issuer] }
}

function createBackOfficeStream(shop: Shop, headers: readonly string[]) {
  const forAdministrators = streamFor('administrator', countForMenu)
  const forHelpers = streamFor('helper', countForHelper)
  const streams = [forAdministrators, forHelpers]

  function streamFor(access: 'administrator' | 'helper', count: (shop: Shop) => Promise<BackOfficeCounts>) {
    const stream = createEventStream({
      path: BACK_OFFICE_PATH,
      headers,
      endAfterMs: END_AFTER_MS,
      async admit({ req }) {
        const token = await sessionTokenFrom(req.headers.cookie ?? null, shop)
        const visitor = token ? await findVisitor(shop, { tokenHash: shop.identity.hashToken(token) }) : null
        return visitor && isAllowed(access, { kind: 'customer', ...visitor })
          ? { event: backOfficeEvents.counts, data: await count(shop) }
          : null
      },
    })
    return { ...stream, count }
  }

  return {
    stream: {
      ...forAdministrators,
      async open(exchange: Exchange) {
        const streamAnswer = await forAdministrators.open(exchange)
        return streamAnswer === 'refused' ? forHelpers.open(exchange) : streamAnswer
      },
      close() {
        for (const stream of streams) stream.close()
      },
    },
    drop() {
      for (const stream of streams) stream.dropAll()
    },
    notify() {
      for (const { listeners, count, send } of streams) {
        if (listeners() === 0) continue
        count(shop).then(
          (counts) => send(backOfficeEvents.update, counts),
          (error) => shop.log.warn({ err: error }, 'the back office could not be told of a change'),
        )
      }
    },
  }
}
