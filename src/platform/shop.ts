import type { Automation } from '#platform/automation/port.ts'
import type { Clock } from '#platform/config/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/config/log.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ImageProcessor } from '#platform/images/port.ts'
import type { Mailer } from '#platform/mail/port.ts'
import type { RateLimits } from '#platform/rate-limits/port.ts'
import type { Sealing } from '#platform/sealing/port.ts'
import type { Storage } from '#platform/storage/port.ts'
import type { Outbox } from './outbox.ts'

/**
 * Dependencies of use cases. `src/server.ts` builds the real one. Modules declare additional ports next to
 * their definition.
 */
export interface Shop {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly db: Database
  /**
   * A small pool with short timeouts for public reads, so that a crowd cannot block sign-in, carts and
   * payments.
   */
  readonly publicReads: Database
  readonly outbox: Outbox
  readonly mailer: Mailer
  readonly automation: Automation
  readonly storage: Storage
  readonly images: ImageProcessor
  readonly sealing: Sealing
  readonly rateLimits: RateLimits
}
