import { setTimeout as pause } from 'node:timers/promises'
import type { Blow, PlannedBlow } from './fault-plan.ts'
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

/** Deals the planned blows as the shop makes its sales; what takes a while to repair may still be broken when the next one falls. */
export class FaultInjector {
  dealt = 0
  readonly #reach: Reach
  readonly #repairs = new Set<Promise<void>>()
  readonly #broken = new Set<string>()

  constructor(reach: Reach) {
    this.#reach = reach
  }

  async deal(blows: readonly PlannedBlow[], sales: () => number, isOver: () => boolean): Promise<void> {
    for (const blow of blows) {
      while (sales() < blow.at && !isOver()) await pause(20)
      if (isOver()) break
      await this.#strike(blow)
      this.dealt += 1
    }
    await Promise.all(this.#repairs)
  }

  async #strike(blow: Blow): Promise<void> {
    const { proxy, provider, mailServer, shop, clock, diary, random } = this.#reach
    switch (blow.kind) {
      case 'kill-shop':
        return this.#killShop(blow)
      case 'hurt-database':
        return this.#whileBroken('database', () => this.#hurtDatabase(blow.fault))
      case 'cut-lines': {
        const over = diary.begin('lines cut')
        proxy.cut(blow.share, random)
        return void setTimeout(over, A_MOMENT_MS)
      }
      case 'provider-trouble':
        return provider.trouble(blow.requests)
      case 'mail-upset':
        return mailServer.upset(blow.messages, random)
      case 'mail-down':
        return this.#whileBroken('mail', () => this.#closePostOffice(blow.ms))
      case 'disk-full':
        return this.#whileBroken('disk', () => this.#fillDisk())
      case 'time-jumps':
        return clock.jump(blow.minutes * MINUTE_MS, (offsetMs) => shop.moveClock(offsetMs))
    }
  }

  /** A shop that serves is killed, or one that starts; never one that is already dead. */
  async #killShop({ moment, delayMs, restartMs }: Extract<Blow, { kind: 'kill-shop' }>): Promise<void> {
    const { shop, moments, diary } = this.#reach
    await shop.ready()
    if (moment === 'starting') {
      // It is killed twice in a row: the second time before it serves. That counts as one.
      const starts = moments.next('starting', MOMENT_WITHIN_MS)
      diary.begin('killed before a start')()
      shop.kill(0)
      await starts
    } else if (moment !== 'anytime') await moments.next(moment, MOMENT_WITHIN_MS)
    await pause(delayMs)
    const over = diary.begin('shop killed')
    shop.kill(restartMs)
    this.#track(shop.ready().then(over))
  }

  async #hurtDatabase(fault: Parameters<ChaosDatabase['hurt']>[0]): Promise<void> {
    const { database, random } = this.#reach
    await database.hurt(fault, random)
    await pause(A_MOMENT_MS)
    await database.answers()
  }

  async #closePostOffice(ms: number): Promise<void> {
    const { mailServer } = this.#reach
    await mailServer.goDown()
    await pause(ms)
    await mailServer.comeBack()
  }

  /** While the disk is full the owner adds an image, and after it another one. */
  async #fillDisk(): Promise<void> {
    const { disk, shop, owner, candles, random } = this.#reach
    disk.fill(shop.pid)
    await owner.addImage(random.pick(candles).id)
    disk.empty(shop.pid)
    await owner.addImage(random.pick(candles).id)
  }

  #whileBroken(name: string, work: () => Promise<void>): void {
    // One thing is not broken twice at a time.
    if (this.#broken.has(name)) return
    this.#broken.add(name)
    const over = this.#reach.diary.begin(name)
    this.#track(
      work().finally(() => {
        this.#broken.delete(name)
        over()
      }),
    )
  }

  #track(repair: Promise<void>): void {
    const tracked = repair.finally(() => this.#repairs.delete(tracked))
    this.#repairs.add(tracked)
  }
}
