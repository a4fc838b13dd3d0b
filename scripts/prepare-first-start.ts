import { sayOnTerminal } from '#app/composition/announce-start.ts'
import { fillShop } from '#app/composition/fill-shop.ts'
import { createLog } from '#app/composition/log.ts'
import { openShop } from '#app/composition/open-shop.ts'
import { readSettings } from '#app/composition/read-settings.ts'
import { systemClock } from '#platform/config/clock.ts'
import type { PreparedImage } from '#platform/images/prepare-images.ts'

export interface PreparedShop {
  images: PreparedImage[]
  /** Call after the shop is open: the last user of the embedded database stops it. */
  close(): Promise<void>
}

/**
 * Creates the embedded database with demo data while the pages are built. Streets are loaded after the
 * shop is open.
 */
export async function prepareFirstStart(environment: NodeJS.ProcessEnv): Promise<PreparedShop | undefined> {
  // Logs only warnings, because routine messages would be noise here.
  const config = await readSettings({ ...environment, LOG_LEVEL: 'warn' })
  if (config.database.url) return undefined
  sayOnTerminal('Preparando o banco de dados...')
  const log = createLog(config)
  const open = await openShop({ config, clock: systemClock, log, deliverWebhook: async () => false })
  try {
    return { images: await fillShop(open.shop, sayOnTerminal), close: open.close }
  } catch (error) {
    await open.close()
    throw error
  }
}
