import { expect, test, vi } from 'vitest'
import { askToSubscribe } from './ask-to-subscribe.ts'

const fields = { email: ' ana@exemplo.com.br ', honeypot: '' }
const answering = (body: unknown, status = 200) => vi.fn(async () => Response.json(body, { status }))

test.each(['', '   ', 'ana', `${'a'.repeat(255)}@b`])('%j is not sent', async (email) => {
  const send = answering({})
  const { notice } = await askToSubscribe({ ...fields, email }, send)
  expect(notice).toMatchObject({ title: 'Email inválido', text: 'Por favor, insira um email válido' })
  expect(send).not.toHaveBeenCalled()
})

test('the address goes out trimmed, with the honeypot', async () => {
  const send = answering({ success: true })
  expect(await askToSubscribe({ ...fields, honeypot: 'x' }, send)).toMatchObject({
    isSubscribed: true,
    notice: { title: 'Inscrição realizada! ✨' },
  })
  const [, init] = send.mock.calls[0] as unknown as [string, RequestInit]
  expect(JSON.parse(String(init.body))).toEqual({ email: 'ana@exemplo.com.br', honeypot: 'x' })
})

test.each([
  [answering({ error: 'x', alreadySubscribed: true }), { title: 'Já inscrito', tone: 'normal' }],
  [answering({ error: 'Muitas tentativas.' }, 429), { title: 'Erro', text: 'Muitas tentativas.' }],
  [answering({ error: 'boom' }, 500), { title: 'Erro ao inscrever' }],
  [answering({}, 404), { title: 'Erro ao inscrever' }],
  [vi.fn(async () => new Response('<html>', { status: 503 })), { title: 'Erro ao inscrever' }],
  [vi.fn(() => Promise.reject(new TypeError('offline'))), { title: 'Erro de conexão' }],
])('answer %#', async (send, notice) => {
  const outcome = await askToSubscribe(fields, send as unknown as typeof fetch)
  expect(outcome).toMatchObject({ isSubscribed: false, notice })
})

test.each([
  [{ success: true, message: 'Você recebe um e-mail quando a loja abrir.' }],
  [{ error: 'Você recebe um e-mail quando a loja abrir.', alreadySubscribed: true }],
])("the server's own sentence is shown: %j", async (answer) => {
  const { notice } = await askToSubscribe(fields, answering(answer))
  expect(notice.text).toBe('Você recebe um e-mail quando a loja abrir.')
})
