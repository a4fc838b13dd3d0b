import { expect, it } from 'vitest'
import { startHttpServer } from '../../../tests/support/http-server.ts'
import { bufferedPage } from './buffered-page.ts'

const init = { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Tag': 'products' } }
const page = () => bufferedPage(Buffer.from('<p>vela</p>'), init)

it('sends the bytes that travel beside the response', async () => {
  const server = await startHttpServer(async () => page())
  const answer = await server.send('/carrinho')
  expect([answer.status, answer.text]).toEqual([200, '<p>vela</p>'])
})

it.each(['/', '/carrinho'])('never sends %s empty when a copy lost its bytes', async (address) => {
  const server = await startHttpServer(async () => {
    const original = page()
    return new Response(original.body, original)
  })
  server.pageCache.resume()
  const answer = await server.send(address, { headers: { Accept: 'text/html' } })
  expect(answer.status).toBe(500)
  expect(answer.text).toContain('<h1>')
  expect(server.pageCache.size(), 'nothing of it is cached').toBe(0)
  expect(server.logLines.some(({ msg }) => msg === 'a request failed')).toBe(true)
})
