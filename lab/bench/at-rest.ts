import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { PRODUCT_UPDATES_PATH } from '#platform/http/realtime/product-updates-channel.ts'
import type { SeededShop } from '../../tests/support/seeded-shop.ts'
import { query, startBenchedShop } from './benched-shop.ts'
import { windowPages } from './cached-pages.ts'
import { processorTime, residentMegabytes } from './processor-time.ts'
import { median, ROUNDS } from './rounds.ts'
import { sendRequests } from './send-requests.ts'
import { megabytes, ms, printTable } from './table.ts'

const LISTENERS = 1_000
const IDLE_MS = 5_000

export async function benchAtRest(seededShop: SeededShop): Promise<void> {
  const starts: number[] = []
  for (let round = 1; round < ROUNDS; round += 1) {
    const shop = await startBenchedShop(seededShop)
    starts.push(shop.coldStart)
    await shop.stop()
  }
  const shop = await startBenchedShop(seededShop)
  starts.push(shop.coldStart)
  const rows = [
    ['cold start to the first page', ms(median(starts))],
    ['memory at rest', megabytes(residentMegabytes(shop.pid))],
  ]
  for (const path of Object.values(windowPages)) await sendRequests({ port: shop.port, path, count: 5_000 })
  const [cookie = ''] = await shop.ask<string[]>({ do: 'open-sessions', count: 1 })
  for (const path of Object.values(windowPages)) {
    await sendRequests({ port: shop.port, path, count: 300, connections: 8, cookie })
  }
  rows.push(['memory after 15,900 pages', megabytes(residentMegabytes(shop.pid))])
  rows.push(...(await benchListeners(shop)))
  printTable('5. At rest', ['what', 'value'], rows)
  await shop.stop()
}

async function benchListeners(shop: { port: number; pid: number; databaseUrl: string }): Promise<string[][]> {
  const memoryBefore = residentMegabytes(shop.pid)
  const openedBefore = processorTime(shop.pid)
  const sockets = await Promise.all(
    Array.from({ length: LISTENERS }, (_, visitor) => listen(shop.port, visitor)),
  )
  const opening = processorTime(shop.pid) - openedBefore
  const memory = residentMegabytes(shop.pid) - memoryBefore
  const idleBefore = processorTime(shop.pid)
  await wait(IDLE_MS)
  const idle = ((processorTime(shop.pid) - idleBefore) / IDLE_MS) * 100
  const toldBefore = processorTime(shop.pid)
  const before = performance.now()
  const firstData = Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once('data', resolve))),
  )
  await query(shop.databaseUrl, "update products set price = price + 1 where slug = 'canela-laranja'")
  await firstData
  const telling = performance.now() - before
  const cost = processorTime(shop.pid) - toldBefore
  for (const socket of sockets) socket.destroy()
  return [
    ['1,000 listeners: opening them, processor time', ms(opening)],
    ['1,000 listeners: memory', megabytes(memory)],
    ['1,000 listeners: processor while nothing happens', `${idle.toFixed(1)} %`],
    ['a changed price: told to all 1,000 after', ms(telling)],
    ['a changed price: processor time', ms(cost)],
  ]
}

function listen(port: number, visitor: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('error', reject)
    socket.once('data', (chunk) => {
      if (chunk.toString('latin1').startsWith('HTTP/1.1 200')) resolve(socket)
      else reject(new Error(chunk.toString('latin1').split('\r\n')[0]))
    })
    socket.write(
      `GET ${PRODUCT_UPDATES_PATH} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/event-stream\r\n` +
        `X-Forwarded-For: 10.0.${visitor >> 8}.${visitor & 255}\r\n\r\n`,
    )
  })
}
