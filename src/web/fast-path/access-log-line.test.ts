import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { FinishedRequest } from '#web/server/http/access-log.ts'
import { startHttpServer } from '../../../tests/support/http-server.ts'
import { accessLogLine } from './access-log-line.ts'

const request: FinishedRequest = {
  id: 'REQ-1',
  method: 'GET',
  path: '/produto/canela',
  status: 200,
  routeClass: 'page',
  startedAt: 0,
}

function linesOfPino(fields: object): Record<string, unknown> {
  const lines: string[] = []
  pino({ base: undefined }, { write: (line: string) => void lines.push(line) }).info(fields, 'request')
  return JSON.parse(lines[0] ?? '')
}

it.each([
  ['/produto/canela', undefined],
  ['/produto/"canela"\\', true],
  ['/busca/maçã', undefined],
] as const)('says of %s what pino would say', (path, wasCut) => {
  const ours = JSON.parse(accessLogLine({ ...request, path, ...(wasCut ? { wasCut } : {}) }, 1.25))
  const fields = { requestId: 'REQ-1', method: 'GET', path, status: 200, ms: 1.25 }
  const theirs = linesOfPino({ ...fields, ...(wasCut ? { wasCut } : {}) })
  expect({ ...ours, time: 0 }).toEqual({ ...theirs, time: 0 })
  expect(Math.abs(ours.time - (theirs.time as number))).toBeLessThan(5_000)
})

it.each([true, false])('writes one line for each request with the fast path %s', async (fastPath) => {
  const server = await startHttpServer(async () => new Response('ok'), { fastPath })
  await server.send('/carrinho?token=segredo')
  await expect.poll(() => server.logLines).toHaveLength(1)
  expect(server.logLines[0]).toMatchObject({ path: '/carrinho', status: 200, method: 'GET', msg: 'request' })
})
