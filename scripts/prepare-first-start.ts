import { sayOnTerminal } from '#app/composition/announce-start.ts'
import { fillShop } from '#app/composition/fill-shop.ts'
import { createLog } from '#app/composition/log.ts'
import { openShop } from '#app/composition/open-shop.ts'
import { readSettings } from '#app/composition/read-settings.ts'
import { systemClock } from '#platform/config/clock.ts'
import type { PreparedImage } from '#platform/images/prepare-images.ts'

export interface PreparedShop {
  images: PreparedImage[]
  /** To be called once the shop is open: the last one to leave stops the database. */
  close(): Promise<void>
}

/** The embedded database with its tables and demo; the streets come once the shop is open. A first start does this while the pages are being built. */
export async function prepareFirstStart(environment: NodeJS.ProcessEnv): Promise<PreparedShop | undefined> {
  // That these preparations are over is no news; what is wrong is.
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
