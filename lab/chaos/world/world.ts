import { nothingAcknowledged } from '../people/acknowledged.ts'
import type { Random } from '../random.ts'
import { startChaosProvider } from './chaos-provider.ts'
import { ChaosShop } from './chaos-shop.ts'
import { startEnvironment } from './environment.ts'
import { FaultDiary } from './faults.ts'
import { ImageDisk } from './image-disk.ts'
import { MailServer } from './mail-server.ts'
import { Moments } from './moments.ts'
import { chooseBeginning, MovableClock } from './movable-clock.ts'
import { WebhookCourier } from './webhook-courier.ts'

export interface RunObserver {
  shopSaid(chunk: Buffer): void
  shown(world: World): void
}

export type World = Awaited<ReturnType<typeof startWorld>>

export async function startWorld(random: Random, observer: RunObserver) {
  const clock = new MovableClock(chooseBeginning(random.stream('clock'), new Date()))
  const moments = new Moments()
  const diary = new FaultDiary()
  const provider = await startChaosProvider({ clock, moments, random: random.stream('provider') })
  const mailServer = await MailServer.open(moments)
  const environment = await startEnvironment({ provider, mailServer })
  const disk = new ImageDisk()
  const shop = new ChaosShop({
    environment: environment.shopEnvironment,
    clock,
    moments,
    onOutput: (chunk) => observer.shopSaid(chunk),
    onStart: (pid) => disk.meet(pid),
  })
  const { shopUrl } = environment
  const courier = new WebhookCourier({ provider, shopUrl, moments, random: random.stream('courier') })
  const world = {
    clock,
    moments,
    diary,
    provider,
    mailServer,
    environment,
    disk,
    shop,
    courier,
    acknowledged: nothingAcknowledged(),
    failedAnswers: { noAnswer: 0, unavailable: 0, failed: 0 },
    async close() {
      shop.end()
      await courier.finish()
      await environment.close()
      await mailServer.goDown()
      await provider.close()
    },
  }
  observer.shown(world)
  return world
}
