import { setTimeout as delay } from 'node:timers/promises'
import * as serverBuild from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { announceStart, publicStart, sayOnTerminal } from '#app/composition/announce-start.ts'
import { CLOSE_WITHIN_MS, type ClosingPart, closeInOrder } from '#app/composition/close-in-order.ts'
import { fillShop } from '#app/composition/fill-shop.ts'
import { openHttp } from '#app/composition/http.ts'
import { createLog } from '#app/composition/log.ts'
import { type OpenShop, openShop } from '#app/composition/open-shop.ts'
import { postWebhook } from '#app/composition/post-webhook.ts'
import { readSettings } from '#app/composition/read-settings.ts'
import { startWorker as startJobs } from '#app/jobs/run-jobs.ts'
import { scheduledTasks } from '#app/tasks/scheduled-tasks.ts'
import { type Clock, systemClock } from '#platform/config/clock.ts'
import { type Config, parseConfig } from '#platform/config/config.ts'
import { retryWhileDatabaseDown } from '#platform/database/retry-while-database-down.ts'
import type { Handler } from '#platform/http/exchange.ts'
import type { PreparedImage } from '#platform/images/prepare-images.ts'
import { renderAhead } from '#platform/images/render-ahead.ts'
import type { Shop } from '#platform/shop.ts'

export interface StartOptions {
  environment: Record<string, string | undefined>
  clock?: Clock
  development?: { first: Handler; loadBuild(): Promise<ServerBuild> }
  /** Images just stored by the caller; their sizes are generated ahead of time too. */
  newImages?: readonly PreparedImage[] | undefined
  quiet?: boolean
}

export interface RunningShop {
  url: string
  config: Config
  shop: Shop
  /** Call after the built files were compressed. */
  reloadFiles(): Promise<void>
  stop(): Promise<void>
}

export async function startShop({
  environment,
  clock = systemClock,
  development,
  newImages = [],
  quiet = false,
}: StartOptions): Promise<RunningShop> {
  const config = await readSettings(environment)
  const log = createLog(config)
  const say = quiet ? () => {} : config.isLocalSite ? sayOnTerminal : (line: string) => log.info({}, line)
  say('Abrindo o banco de dados...')
  const publicUrl = { at: config.siteUrl, siteUrl: config.siteUrl }
  const open = await openShop({
    config,
    clock,
    log,
    deliverWebhook: (body, headers) => postWebhook(publicUrl, body, headers),
  })
  const filled = await retryWhileDatabaseDown(() => fillShop(open.shop, say), { log })
  const images = [...newImages, ...filled]
  const http = await openHttp({
    open,
    log,
    loadBuild: development?.loadBuild ?? (async () => serverBuild as ServerBuild),
    first: development?.first,
  })
  // Waits at most 2 s for the announcement listener, so that pages can be cached from the first request.
  await Promise.race([http.announcements.listening, delay(2_000, undefined, { ref: false })])
  const { port } = await http.listen(config.port, config.host)
  publicUrl.at = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`
  // Already listening, so a short database outage must not stop the process.
  const startWork = () => retryWhileDatabaseDown(() => startJobs(open.shop, scheduledTasks), { log })
  const worker = config.jobs === 'inside' ? await startWork() : undefined
  const loadingStreets = open
    .loadStreets()
    .catch((error: unknown) => log.error({ err: error }, 'the streets could not be loaded'))
  const ahead = new AbortController()
  const rendering = renderAhead(open.shop, { masters: images, signal: ahead.signal }).catch(
    (error: unknown) => log.warn({ err: error }, 'images could not be made ahead of time'),
  )
  if (!config.isLocalSite) log.info(publicStart(config), 'The shop is running.')
  else if (!quiet) {
    const { values, opening } = open.shop.settings.current()
    announceStart(config, { shopName: values.contact.name, isShopOpen: opening.isShopOpen })
  }
  return {
    url: publicUrl.at,
    config,
    shop: open.shop,
    reloadFiles: http.reloadFiles,
    async stop() {
      ahead.abort()
      const drainMs = config.drainSeconds * 1_000
      const parts: ClosingPart[] = [
        { name: 'pages', close: () => http.shutdown({ drainMs }) },
        { name: 'announcements', close: () => http.announcements.close() },
        { name: 'jobs', close: () => worker?.stop() },
        { name: 'images made ahead', close: () => rendering },
        { name: 'streets', close: () => loadingStreets },
        ...open.parts,
      ]
      await closeInOrder(parts, { limitMs: drainMs + CLOSE_WITHIN_MS, log })
    },
  }
}

/** Jobs only, for servers that run with JOBS=apart. */
export async function startWorker({
  environment,
  clock = systemClock,
}: StartOptions): Promise<{ stop(): Promise<void> }> {
  const config = parseConfig(environment)
  const log = createLog(config)
  const open: OpenShop = await openShop({
    config,
    clock,
    log,
    deliverWebhook: (body, headers) =>
      postWebhook({ at: config.siteUrl, siteUrl: config.siteUrl }, body, headers),
  })
  const worker = await retryWhileDatabaseDown(() => startJobs(open.shop, scheduledTasks), { log })
  return {
    async stop() {
      const parts = [{ name: 'jobs', close: () => worker.stop() }, ...open.parts]
      await closeInOrder(parts, { limitMs: CLOSE_WITHIN_MS, log })
    },
  }
}

/** Migrates and seeds without listening. */
export async function prepareShop({ environment, clock = systemClock }: StartOptions): Promise<void> {
  const config = parseConfig(environment)
  const open = await openShop({
    config,
    clock,
    log: createLog(config),
    deliverWebhook: async () => false,
  })
  await open.loadStreets()
  await fillShop(open.shop)
  await open.close()
}
