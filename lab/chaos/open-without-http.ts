import { createLog } from '#app/composition/log.ts'
import { type OpenShop, openShop } from '#app/composition/open-shop.ts'
import type { Clock } from '#platform/config/clock.ts'
import { parseConfig } from '#platform/config/config.ts'

export function openWithoutHttp(environment: Record<string, string>, clock: Clock): Promise<OpenShop> {
  const config = parseConfig({ ...environment, LOG_LEVEL: 'silent' })
  return openShop({ config, clock, log: createLog(config), deliverWebhook: async () => false })
}
