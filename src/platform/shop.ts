import type { Identity } from '#accounts/sign-in/providers/port.ts'
import type { CepDirectory } from '#delivery/addresses/providers/cep/port.ts'
import type { Maps } from '#delivery/addresses/providers/maps/port.ts'
import type { Carriers } from '#delivery/carriers/providers/port.ts'
import type { Routing } from '#delivery/freight/providers/port.ts'
import type { StreetBook } from '#delivery/streets/street-book.ts'
import type { PaymentGateway } from '#payments/providers/port.ts'
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
import type { SettingsStore } from '#settings/use-cases/settings-store.ts'
import type { Outbox } from './outbox.ts'

/** Everything a use case may touch. `src/server.ts` builds the real one, tests build theirs. */
export interface Shop {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly db: Database
  /**
   * For what anybody may read: streets, candles, posts. Its connections are few and its statements short, so that however many ask,
   * signing in, carts and payments find a connection at `db`.
   */
  readonly publicReads: Database
  /** The city's streets. A new database is open before they are all there; questions wait for them. */
  readonly streets: StreetBook
  readonly outbox: Outbox
  /** What the owner has set, for pages; what decides over a sale reads them anew. */
  readonly settings: SettingsStore
  readonly payments: PaymentGateway
  readonly mailer: Mailer
  readonly automation: Automation
  readonly carriers: Carriers
  readonly cep: CepDirectory
  readonly maps: Maps
  readonly routing: Routing
  readonly storage: Storage
  readonly images: ImageProcessor
  readonly identity: Identity
  readonly sealing: Sealing
  readonly rateLimits: RateLimits
}
