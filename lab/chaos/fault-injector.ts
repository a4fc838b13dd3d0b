import { setTimeout as pause } from 'node:timers/promises'
import type { ChaosFault, PlannedFault } from './fault-plan.ts'
import type { Owner } from './people/owner.ts'
import type { Candle } from './people/purchase-plan.ts'
import type { Random } from './random.ts'
import type { ChaosDatabase } from './world/chaos-database.ts'
import type { ChaosProvider } from './world/chaos-provider.ts'
import type { ChaosShop } from './world/chaos-shop.ts'
import type { CuttingProxy } from './world/cutting-proxy.ts'
import type { FaultDiary } from './world/faults.ts'
import type { ImageDisk } from './world/image-disk.ts'
import type { MailServer } from './world/mail-server.ts'
import type { Moments } from './world/moments.ts'
import type { MovableClock } from './world/movable-clock.ts'

export interface Reach {
  readonly shop: ChaosShop
  readonly database: ChaosDatabase
  readonly proxy: CuttingProxy
  readonly provider: ChaosProvider
  readonly mailServer: MailServer
  readonly disk: ImageDisk
  readonly clock: MovableClock
  readonly moments: Moments
  readonly diary: FaultDiary
  readonly owner: Owner
  readonly candles: readonly Candle[]
  readonly random: Random
}

const MINUTE_MS = 60_000
const MOMENT_WITHIN_MS = 3_000
const A_MOMENT_MS = 1_000

/** Injects faults as sales progress. A slow repair may overlap with the next fault. */
export class FaultInjector {
  injectedCount = 0
  readonly #reach: Reach
  readonly #repairs = new Set<Promise<void>>()
  readonly #broken = new Set<string>()

  constructor(reach: Reach) {
    this.#reach = reach
  }

  async injectAll(
    faults: readonly PlannedFault[],
    sales: () => number,
    isOver: () => boolean,
  ): Promise<void> {
    for (const fault of faults) {
      while (sales() < fault.at && !isOver()) await pause(20)
      if (isOver()) break
      await this.#inject(fault)
      this.injectedCount += 1
    }
    await Promise.all(this.#repairs)
  }

  async #inject(fault: ChaosFault): Promise<void> {
    const { proxy, provider, mailServer, shop, clock, diary, random } = this.#reach
    switch (fault.kind) {
      case 'kill-shop':
        return this.#killShop(fault)
      case 'database-fault':
        return this.#whileBroken('database', () => this.#failDatabase(fault.fault))
      case 'cut-lines': {
        const finish = diary.begin('lines cut')
        proxy.cut(fault.share, random)
        return void setTimeout(finish, A_MOMENT_MS)
      }
      case 'provider-faults':
        return provider.startFaults(fault.requests)
      case 'mail-faults':
        return mailServer.startFaults(fault.messages, random)
      case 'mail-down':
        return this.#whileBroken('mail', () => this.#stopMailServer(fault.ms))
      case 'disk-full':
        return this.#whileBroken('disk', () => this.#fillDisk())
      case 'time-jumps':
        return clock.jump(fault.minutes * MINUTE_MS, (offsetMs) => shop.moveClock(offsetMs))
    }
  }

  async #killShop({ moment, delayMs, restartMs }: Extract<ChaosFault, { kind: 'kill-shop' }>): Promise<void> {
    const { shop, moments, diary } = this.#reach
    await shop.ready()
    if (moment === 'starting') {
      // Kills the shop again before it serves. Both kills count as one.
      const starts = moments.next('starting', MOMENT_WITHIN_MS)
      diary.begin('killed before a start')()
      shop.kill(0)
      await starts
    } else if (moment !== 'anytime') await moments.next(moment, MOMENT_WITHIN_MS)
    await pause(delayMs)
    const finish = diary.begin('shop killed')
    shop.kill(restartMs)
    this.#track(shop.ready().then(finish))
  }

  async #failDatabase(fault: Parameters<ChaosDatabase['fail']>[0]): Promise<void> {
    const { database, random } = this.#reach
    await database.fail(fault, random)
    await pause(A_MOMENT_MS)
    await database.answers()
  }

  async #stopMailServer(ms: number): Promise<void> {
    const { mailServer } = this.#reach
    await mailServer.goDown()
    await pause(ms)
    await mailServer.comeBack()
  }

  async #fillDisk(): Promise<void> {
    const { disk, shop, owner, candles, random } = this.#reach
    disk.fill(shop.pid)
    await owner.addImage(random.pick(candles).id)
    disk.empty(shop.pid)
    await owner.addImage(random.pick(candles).id)
  }

  #whileBroken(name: string, work: () => Promise<void>): void {
    if (this.#broken.has(name)) return
    this.#broken.add(name)
    const finish = this.#reach.diary.begin(name)
    this.#track(
      work().finally(() => {
        this.#broken.delete(name)
        finish()
      }),
    )
  }

  #track(repair: Promise<void>): void {
    const tracked = repair.finally(() => this.#repairs.delete(tracked))
    this.#repairs.add(tracked)
  }
}
