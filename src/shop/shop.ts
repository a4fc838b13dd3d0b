import type { Clock } from '#clock.ts'
import type { Config } from '#config.ts'
import type { Database } from '#database/connect.ts'
import type { StreetBook } from '#database/sao-paulo/street-book.ts'
import type { Automation } from '#integrations/automation/port.ts'
import type { Carriers } from '#integrations/carriers/port.ts'
import type { CepDirectory } from '#integrations/cep/port.ts'
import type { Identity } from '#integrations/identity/port.ts'
import type { ImageProcessor } from '#integrations/images/port.ts'
import type { Mailer } from '#integrations/mail/port.ts'
import type { Maps } from '#integrations/maps/port.ts'
import type { PaymentGateway } from '#integrations/payments/port.ts'
import type { RateLimits } from '#integrations/rate-limits/port.ts'
import type { Routing } from '#integrations/routing/port.ts'
import type { Sealing } from '#integrations/sealing/port.ts'
import type { Storage } from '#integrations/storage/port.ts'
import type { Log } from '#log.ts'
import type { Outbox } from './outbox.ts'
import type { SettingsStore } from './settings/settings-store.ts'

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
